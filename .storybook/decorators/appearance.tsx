import type { Decorator } from '@storybook/react-vite'

/** Theme and language of <html>, where dialogs and popovers in portals inherit them; a wrapper would leave those unthemed. */
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
