import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { inColumn } from '../stories/inColumn.tsx'
import { SignedInAlready } from './SignedInAlready.tsx'

const meta = preview.meta({
  title: 'Areas/session/SignedInAlready',
  component: SignedInAlready,
  decorators: [inColumn],
  args: { name: '林晓舟', seed: '208401', continueAddress: 'https://www.shulei.example/competitions/1001/submits' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: text('session:already.continue') })).toHaveAttribute(
      'href',
      'https://www.shulei.example/competitions/1001/submits',
    )
  },
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: { name: 'Maximiliane Weatherington-Okonkwo-Almeida' },
})
