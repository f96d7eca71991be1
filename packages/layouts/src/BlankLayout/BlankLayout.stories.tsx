import { ErrorPage } from '@shulei/features/shell/ErrorPage/ErrorPage.tsx'
import { PlatformState } from '@shulei/ui/PlatformState/PlatformState.tsx'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { fits } from '../stories/checks.ts'
import { Sheet } from '../stories/Sheet.tsx'
import { phone, tablet } from '../stories/viewports.ts'
import { BlankLayout } from './BlankLayout.tsx'

const meta = preview.meta({
  title: 'Layouts/blank',
  component: BlankLayout,
  parameters: { layout: 'fullscreen' },
  args: { children: <Sheet /> },
})

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-layout="blank"]')).toBeVisible()
    await expect(canvas.queryByRole('banner')).toBeNull()
  },
})

/** What `/error` shows for a code that is none of the known ones (R135). */
export const ErrorRoute = meta.story({
  parameters: { router: '/error' },
  args: { children: <ErrorPage status={500} art={<PlatformState state="serverError" />} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '哎呀！出错了' })).toBeVisible()
    await expect(canvas.queryByRole('banner')).toBeNull()
  },
})

/** Without chrome there is nothing to fold but the page: checked, not pictured. */
export const Phone = meta.story({
  tags: ['no-picture'],
  globals: phone,
  play: fits,
})

/** Between the two pictures: it is checked, but not pictured again. */
export const Tablet = meta.story({
  tags: ['no-picture'],
  globals: tablet,
  play: fits,
})

/** Inside another page's frame it says so, and nothing else changes. */
export const InsideFrame = meta.story({
  tags: ['no-picture'],
  parameters: { site: { isInsideFrame: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-layout="blank"]')).toHaveAttribute('data-inside-frame')
  },
})
