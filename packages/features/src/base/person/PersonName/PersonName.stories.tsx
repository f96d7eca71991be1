import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { PersonName } from './PersonName.tsx'

const meta = preview.meta({
  title: 'Areas/profile/PersonName',
  component: PersonName,
  args: { person: { id: 208_417, name: '顾南星' } },
  render: (args) => (
    <p>
      <PersonName {...args} /> · ID {args.person.id} · 27
    </p>
  ),
})

export const Default = meta.story()

/** The surrounding text keeps its direction. */
export const RightToLeft = meta.story({ args: { person: { id: 208_417, name: 'مريم الحسن' } } })

/** A directional override in a name ends with the name. */
export const Override = meta.story({
  args: { person: { id: 208_417, name: '\u202eabc' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ID 208417 · 27/)).toBeVisible()
  },
})

export const OnlyEmoji = meta.story({ args: { person: { id: 208_417, name: '👨‍👩‍👧‍👦🌊' } } })

export const Unseen = meta.story({
  args: { person: { id: 208_417, name: '\u200b\u3164' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('shell:unnamed', { id: '208417' }))).toBeVisible()
  },
})
