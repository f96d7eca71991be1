import { micrositeList } from '@shulei/contract/publish/microsite/calls.ts'
import { mock } from '@shulei/mocks/mock.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { MicrositeIndex } from './MicrositeIndex.tsx'

const meta = preview.meta({
  title: 'Areas/microsite/MicrositeIndex',
  component: MicrositeIndex,
  parameters: { layout: 'fullscreen', router: '/races' },
  args: { kind: 'race' },
})

/** On the site each card has the colours and the art of its microsite; here all have those of the page. */
export const Races = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /逐浪|Chasing Waves/ })).toHaveAttribute('href', '/races/tide')
  },
})

export const Empty = meta.story({
  // the component for empty states has a picture of its own
  tags: ['no-picture'],
  args: { kind: 'special' },
  beforeEach({ msw }) {
    msw.use(mock(micrositeList, () => ({ list: [] })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('microsite:index.empty'))).toBeVisible()
  },
})
