import { type MouseEvent, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { Pagination } from './Pagination.tsx'

const meta = preview.meta({
  title: 'Core/Pagination',
  parameters: {
    docs: {
      description: {
        component:
          'Pages of a list that people come back to by its place: a ranking, search results. **Not** for a stream that only grows (`InfiniteList`).',
      },
    },
  },
  component: Pagination,
})

const chinese = {
  label: '排行榜分页',
  pageLabel: (page: number) => `第 ${page} 页`,
  previousText: '上一页',
  nextText: '下一页',
  linkTo: (page: number) => ({ href: `#page-${page}` }),
}

export const Default = meta.story({
  tags: ['modes'],
  render: () => <Pagination {...chinese} page={5} pageCount={26} summary="1,284 队" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('第 5 页')
    await expect(canvas.getByRole('link', { name: '下一页' })).toHaveAttribute('href', '#page-6')
  },
})

export const Ends = meta.story({
  render: () => (
    <div className={frames.stack}>
      <Pagination {...chinese} label="第一页" page={1} pageCount={26} />
      <Pagination {...chinese} label="最后一页" page={26} pageCount={26} />
      <Pagination {...chinese} label="三页" page={2} pageCount={3} />
      <Pagination {...chinese} label="只有一页" page={1} pageCount={1} summary="8 队" />
    </div>
  ),
})

export const Focused = meta.story({
  render: () => <Pagination {...chinese} page={2} pageCount={3} />,
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
  },
})

/** On the last page there is no "next", and on the first no "previous": the current page takes the focus of the pressed link. */
export const ToTheEnds = meta.story({
  tags: ['no-picture'], // same picture as Ends
  render: () => {
    const [page, setPage] = useState(2)
    const linkTo = (to: number) => ({
      href: `#page-${to}`,
      onClick: (event: MouseEvent) => {
        event.preventDefault()
        setPage(to)
      },
    })
    return <Pagination {...chinese} linkTo={linkTo} page={page} pageCount={3} />
  },
  play: async ({ canvas, userEvent }) => {
    const press = async (name: string) => {
      canvas.getByRole('link', { name }).focus()
      await userEvent.keyboard('{Enter}')
    }
    const focused = (name: string) => waitFor(() => expect(canvas.getByRole('link', { name })).toHaveFocus())
    await press('下一页')
    await focused('第 3 页')
    await press('上一页')
    await focused('上一页')
    await userEvent.keyboard('{Enter}')
    await focused('第 1 页')
  },
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  render: () => (
    <Pagination
      label="Leaderboard pages"
      page={12}
      pageCount={1000}
      summary="100,000 teams"
      linkTo={(page) => ({ href: `#page-${page}` })}
      pageLabel={(page) => `Page ${page}`}
      previousText="Previous"
      nextText="Next"
    />
  ),
})
