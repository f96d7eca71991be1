import type { Decorator } from '@storybook/react-vite'

/**
 * Sets theme and language on <html>, because dialogs and popovers in portals inherit them from there and not from a wrapper.
 */
export function dress(globals: { theme?: string; locale?: string }) {
  const html = document.documentElement
  html.dataset.theme = globals.theme ?? 'light'
  html.lang = globals.locale ?? 'zh-CN'
}

/** Sets the appearance during render, so that the first layout of a story already has it. */
export const appearance: Decorator = (Story, context) => {
  dress(context.globals)
  if (context.viewMode === 'story') document.body.dataset.layout = context.parameters.layout ?? 'padded'
  return <Story />
}
