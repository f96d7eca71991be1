import { Button } from '@shulei/ui/Button/Button.tsx'
import { TextArea } from '@shulei/ui/TextArea/TextArea.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { type SubmitEvent, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { ConflictChoice, conflictId } from './ConflictChoice.tsx'

const meta = preview.meta({
  title: 'Areas/form/ConflictChoice',
  component: ConflictChoice,
  args: {
    conflict: {
      mine: { city: '青岛', introduction: '预报海浪的人。\n冬天在黄海。', cover: '' },
      theirs: { city: '', introduction: '预报海浪的人。\n夏天在东海。', cover: '' },
      base: { city: '烟台', introduction: '预报海浪的人。', cover: '' },
    },
    fields: {
      city: { label: '城市' },
      introduction: { label: '自述', kind: 'text' },
      cover: { label: '封面', show: () => null },
    },
    onChoose: fn(),
    focusId: 'root',
  },
})

/** Fields of each kind: a short one that is empty on one side, lines that can be merged, and a picture that words cannot show. */
export const Fields = meta.story({
  tags: ['modes'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('shell:conflict.takeTheirs') }))
    await expect(args.onChoose).toHaveBeenLastCalledWith(args.conflict?.theirs)
    await userEvent.click(canvas.getByRole('button', { name: text('shell:conflict.takeBoth') }))
    const marker = text('shell:conflict.marker')
    await waitFor(() =>
      expect(args.onChoose).toHaveBeenLastCalledWith({
        ...{ city: '青岛', cover: '' },
        introduction: `预报海浪的人。\n夏天在东海。\n${marker}\n冬天在黄海。`,
      }),
    )
    await userEvent.click(document.body)
  },
})

const before = '<p>浪高的分布有一条长尾。</p>'.repeat(20)

/** Of long texts the first difference is shown; both are kept block by block, also words that stand in none. */
export const LongTexts = meta.story({
  args: {
    conflict: {
      mine: { body: `${before}<p>我补了一段检验。</p>` },
      theirs: { body: `<h2>先看数据</h2>${before}别处的一句` },
      base: { body: before },
    },
    fields: { body: { label: '正文', kind: 'markup' } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('shell:conflict.takeBoth') }))
    const marker = `<p>${text('shell:conflict.marker')}</p>`
    const body = `<h2>先看数据</h2>${before}<p>别处的一句</p>${marker}<p>我补了一段检验。</p>`
    await waitFor(() => expect(args.onChoose).toHaveBeenLastCalledWith({ body }))
    await userEvent.click(document.body)
  },
})

/** Without texts that can be merged there are two ways only. */
export const Short = meta.story({
  args: {
    conflict: { mine: { name: '潮间带' }, theirs: { name: '潮汐' }, base: { name: '' } },
    fields: { name: { label: '笔名' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: text('shell:conflict.takeBoth') })).toBeNull()
  },
})

const sent = fn()

/**
 * The question of a long form comes as the answer to a send, which takes a moment, and each further send leads to it, by the button and
 * by Enter. Typing is not interrupted.
 */
export const LeadsTo = meta.story({
  tags: ['no-picture'], // shows what `Fields` shows
  render: function LongForm(args) {
    const [conflict, setConflict] = useState<typeof args.conflict>(null)
    const [isSending, setSending] = useState(false)
    const send = (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      sent()
      setSending(true)
      setTimeout(() => setConflict(args.conflict), 50)
      setTimeout(() => setSending(false), 100)
    }
    return (
      <form noValidate onSubmit={send}>
        <ConflictChoice {...args} conflict={conflict} />
        <TextField label="城市" />
        <TextArea label="自述" value="" onChange={() => setConflict(args.conflict)} />
        <Button type="submit" isPending={isSending} pendingLabel={text('team:form.saving')}>
          保存
        </Button>
        <Button onPress={() => setConflict(null)}>撤销</Button>
      </form>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const question = () => document.getElementById(conflictId)
    const button = (name: string) => canvas.getByRole('button', { name })
    const led = () => waitFor(() => expect(question()).toHaveFocus())
    await userEvent.type(canvas.getByRole('textbox', { name: '自述' }), '浪')
    await waitFor(() => expect(question()).toBeInTheDocument())
    await expect(canvas.getByRole('textbox', { name: '自述' })).toHaveFocus()
    for (const name of ['撤销', '保存']) await userEvent.click(button(name))
    await led()
    await waitFor(() => expect(button('保存')).toHaveAttribute('type', 'submit'))
    await userEvent.click(button('保存'))
    await led()
    await userEvent.click(button('撤销'))
    for (let send = 0; send < 2; send++) {
      await waitFor(() => expect(button('保存')).toHaveAttribute('type', 'submit'))
      await userEvent.type(canvas.getByRole('textbox', { name: '城市' }), '杭{Enter}')
      await led()
    }
    await expect(sent).toHaveBeenCalledTimes(4)
  },
})

/** Nothing stands against each other: nothing is shown. */
export const None = meta.story({ tags: ['no-picture'], args: { conflict: null } })
