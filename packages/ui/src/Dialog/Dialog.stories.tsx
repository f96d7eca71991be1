import Send from 'lucide-react/dist/esm/icons/send.mjs'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as frames from '../stories/frames.css.ts'
import { han50, longEnglish } from '../stories/longText.ts'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog, DialogTrigger } from './Dialog.tsx'

const meta = preview.meta({
  title: 'Core/Dialog',
  component: Dialog,
  parameters: {
    keyboard: [
      ['Tab', 'inside the dialog only'],
      ['Esc', 'close'],
    ],
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'A short task over the page: writing a message, choosing a member. **Not** for a question of yes or no before harm (`AlertDialog`), nor for anything that deserves an address of its own.',
      },
      story: { inline: false, height: '560px' },
    },
  },
  args: { title: '写私信', closeLabel: '关闭', children: null },
  render: (args) => (
    <DialogTrigger>
      <Button>写私信</Button>
      <Dialog
        {...args}
        footNote="Ctrl + Enter 发送"
        footer={({ close }) => (
          <>
            <Button onPress={close}>取消</Button>
            <Button variant="primary" icon={<Icon of={Send} />} onPress={close}>
              发送
            </Button>
          </>
        )}
      >
        <div className={frames.stack}>
          <TextField label="收信人" defaultValue="顾南星" />
          <TextArea label="内容" rows={5} hint="草稿已存在本机" counter={{ text: '0 / 255' }} />
        </div>
      </Dialog>
    </DialogTrigger>
  ),
})

export const Open = meta.story({
  tags: ['modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '写私信' }))
    const dialog = await screen.findByRole('dialog', { name: '写私信' })
    await expect(within(dialog).getByRole('button', { name: '发送' })).toBeVisible()
  },
})

export const ClosedByEscape = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '写私信' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

export const FocusStaysInside = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '写私信' }))
    const dialog = await screen.findByRole('dialog')
    for (let i = 0; i < 8; i += 1) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
  },
})

const submitAround = fn()
const submitInside = fn()

/** A dialog that is written inside a form: sending the form of the dialog leaves the other one alone. */
export const InsideForm = meta.story({
  tags: ['no-picture'], // looks like Open
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submitAround()
      }}
    >
      <Dialog isOpen title="绑定邮箱" closeLabel="关闭">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            submitInside()
          }}
        >
          <TextField label="邮箱" />
        </form>
      </Dialog>
    </form>
  ),
  play: async ({ userEvent }) => {
    submitAround.mockClear()
    submitInside.mockClear()
    await userEvent.type(await screen.findByRole('textbox', { name: '邮箱' }), 'wen@shulei.example{Enter}')
    await expect(submitInside).toHaveBeenCalledOnce()
    await expect(submitAround).not.toHaveBeenCalled()
  },
})

export const ScrollsInside = meta.story({
  render: () => (
    <Dialog
      isOpen
      title="参赛协议"
      closeLabel="关闭"
      size="l"
      footer={
        <>
          <Button>不同意</Button>
          <Button variant="primary">同意</Button>
        </>
      }
    >
      {Array.from({ length: 30 }, (_, i) => `第 ${i + 1} 条　参赛者应保证提交内容由本队完成，不侵犯他人权利。`).map(
        (line) => (
          <p key={line}>{line}</p>
        ),
      )}
    </Dialog>
  ),
})

export const Small = meta.story({
  render: () => (
    <Dialog
      isOpen
      size="s"
      title="已加入近岸观察组"
      closeLabel="关闭"
      footer={({ close }) => <Button onPress={close}>知道了</Button>}
    >
      队长闻一会收到通知。
    </Dialog>
  ),
})

export const LongText = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: () => (
    <Dialog isOpen title={han50} closeLabel="关闭" footer={<Button variant="primary">{han50}</Button>}>
      {longEnglish}
    </Dialog>
  ),
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  render: () => (
    <Dialog
      isOpen
      title="Write a message"
      closeLabel="Close"
      footNote="Ctrl + Enter sends"
      footer={
        <>
          <Button>Cancel</Button>
          <Button variant="primary" icon={<Icon of={Send} />}>
            Send
          </Button>
        </>
      }
    >
      <div className={frames.stack}>
        <TextField label="To" defaultValue="Mira Chen" />
        <TextArea label="Text" rows={5} hint="The draft is kept on this device" counter={{ text: '0 / 255' }} />
      </div>
    </Dialog>
  ),
})
