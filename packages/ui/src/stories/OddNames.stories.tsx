import { expect, screen } from 'storybook/test'
import preview from '#storybook/preview'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx'
import { Button } from '../Button/Button.tsx'
import { Card, CardLink } from '../Card/Card.tsx'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Cell, Column, Row, Table, TableBody, TableHead } from '../Table/Table.tsx'
import { Tag } from '../Tag/Tag.tsx'
import { TeamBadge } from '../TeamBadge/TeamBadge.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Timeline } from '../Timeline/Timeline.tsx'
import * as css from './OddNames.css.ts'
import { oddNames } from './oddNames.ts'

/** Every component that shows a name, in the width of the narrowest phone. */
function Names({ name }: { name: string }) {
  return (
    <div className={css.sheet}>
      <div className={css.person}>
        <Avatar name={name} seed={name} size="m" />
        <bdi className={css.name}>{name}</bdi>
        <Tag tone="accent">我</Tag>
      </div>
      <div className={css.person}>
        <TeamBadge seed={name} size="s" />
        <TextLink href="#team" isStandalone>
          {name}
        </TextLink>
      </div>
      <p>
        <TextLink href="#who">{name}</TextLink> 邀请你加入 <Tag>{name}</Tag>，3 天内有效。
      </p>
      <Card>
        <CardLink href="#card">{name}</CardLink>
      </Card>
      <Table caption="排名">
        <TableHead>
          <Column>队伍</Column>
          <Column align="end">分数</Column>
        </TableHead>
        <TableBody>
          <Row>
            <Cell isRowHeader variant="name">
              {name}
            </Cell>
            <Cell variant="score">0.8512</Cell>
          </Row>
        </TableBody>
      </Table>
      <Breadcrumbs
        label="当前位置"
        items={[
          { label: '队伍', href: '#' },
          { label: name, isCurrent: true },
        ]}
      />
      <ComboBox
        label="收信人"
        placeholder="姓名"
        loadingText="正在找"
        emptyText="没有找到"
        removeLabel={(label) => `移除${label}`}
        options={[]}
        onSearch={() => {}}
        value={{ id: '1', label: name }}
        onChange={() => {}}
      />
      <TextField label="队名" defaultValue={name} />
      <Timeline label="动态" items={[{ id: '1', time: '11 月 21 日', title: name, detail: name, when: 'past' }]} />
    </div>
  )
}

const meta = preview.meta({
  title: 'Foundation/OddNames',
  component: Names,
  parameters: {
    docs: {
      description: {
        component:
          'Names of 200 characters, of nothing but emoji, from right to left, with signs that have no width or that turn the text around. Every component that shows a name keeps them inside its own box.',
      },
    },
  },
  // No name may overflow the sheet or change the direction of the text after it.
  play: async ({ canvasElement }) => {
    const sheet = canvasElement.querySelector('div') as HTMLElement
    const edge = sheet.getBoundingClientRect().right
    for (const element of sheet.querySelectorAll('*')) {
      if (element.closest('svg')) continue
      await expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(edge + 1)
    }
  },
})

export const LongHan = meta.story({ args: { name: oddNames.long } })
export const LongWord = meta.story({ args: { name: oddNames.word } })
// The pinned fonts of the pictures have neither emoji nor Arabic letters.
export const OnlyEmoji = meta.story({ tags: ['no-picture'], args: { name: oddNames.emoji } })
export const Arabic = meta.story({ tags: ['no-picture'], args: { name: oddNames.arabic } })
export const Hebrew = meta.story({ args: { name: oddNames.hebrew } })
export const TurnedAround = meta.story({
  args: { name: oddNames.override },
  play: async ({ canvasElement }) => {
    // The words after the link are still to the right of it.
    const link = canvasElement.querySelector('p a') as HTMLElement
    const range = document.createRange()
    range.setStart(link.nextSibling as Node, 1)
    range.setEnd(link.nextSibling as Node, 2)
    await expect(range.getBoundingClientRect().left).toBeGreaterThan(link.getBoundingClientRect().right - 1)
  },
})
export const ZeroWidth = meta.story({ args: { name: oddNames.zeroWidth } })
export const Invisible = meta.story({
  args: { name: oddNames.invisible },
  play: async ({ canvasElement }) => {
    // A link without visible text can still be pressed.
    const link = canvasElement.querySelector('a[data-standalone]')?.getBoundingClientRect()
    await expect(link?.width).toBeGreaterThanOrEqual(24)
  },
})

export const DialogTitle = meta.story({
  args: { name: oddNames.word },
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: ({ name }) => (
    <Dialog isOpen title={name} closeLabel="关闭" footer={<Button variant="primary">好</Button>}>
      {oddNames.long}
    </Dialog>
  ),
  play: async () => {
    const box = (await screen.findByRole('dialog')).getBoundingClientRect()
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth)
    await expect(screen.getByRole('button', { name: '关闭' })).toBeVisible()
  },
})
