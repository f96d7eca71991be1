import { ErrorPage } from '@shulei/features/house/shell/ErrorPage/ErrorPage.tsx'
import { PlatformState } from '@shulei/ui/PlatformState/PlatformState.tsx'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { layoutStories } from '../stories/layoutStories.ts'
import { Sheet } from '../stories/Sheet.tsx'
import { BlankLayout } from './BlankLayout.tsx'

const meta = preview.meta({
  title: 'Layouts/blank',
  component: BlankLayout,
  parameters: { layout: 'fullscreen' },
  args: { children: <Sheet /> },
})

const shared = layoutStories('blank')

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-layout="blank"]')).toBeVisible()
    await expect(canvas.queryByRole('banner')).toBeNull()
  },
})

/** `/error` with an unknown code (R135). */
export const ErrorRoute = meta.story({
  parameters: { router: '/error' },
  args: { children: <ErrorPage status={500} art={<PlatformState state="serverError" />} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: text('shell:error.oops') })).toBeVisible()
    await expect(canvas.queryByRole('banner')).toBeNull()
  },
})

export const Phone = meta.story({ ...shared.phone, tags: ['no-picture'] })
export const Tablet = meta.story({ ...shared.tablet, tags: ['no-picture'] })
export const InsideFrame = meta.story({ ...shared.insideFrame, tags: ['no-picture'] })
