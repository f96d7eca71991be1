import type { TokenName } from '@shulei/ui/theme/tokens.ts'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { art, themeOf } from '../stories/kit.tsx'
import { TokenControl } from './TokenControl.tsx'

const { tokens } = themeOf('kite')
const names: readonly TokenName[] = [
  'color-action-bg',
  'color-bg-scrim',
  'font-display',
  'font-display-weight',
  'font-line-zh',
  'radius-card',
  'shadow-2',
  'art-hero',
]

const meta = preview.meta({
  title: 'Areas/studio/TokenControl',
  component: TokenControl,
  args: { name: 'color-action-bg', value: '#4a32cf', art, onChange: fn(), onSettle: fn() },
})

function Controls() {
  const [values, setValues] = useState(tokens)
  return names.map((name) => (
    <TokenControl
      key={name}
      name={name}
      value={values[name]}
      art={art}
      onChange={(value) => setValues({ ...values, [name]: value })}
      onSettle={() => {}}
    />
  ))
}

/** One control for each kind of value. */
export const Kinds = meta.story({ tags: ['modes'], render: () => <Controls /> })

/** An invalid value stays in the field with its rule, and never reaches the theme. */
export const DoesNotFit = meta.story({
  render: () => <Controls />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(`${text('studio:token.color-action-bg')}color-action-bg`)
    await userEvent.clear(field)
    await userEvent.type(field, '#12')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(pattern('studio:control.rule.colour'))
    await userEvent.type(field, '3456')
    await expect(field).not.toHaveAttribute('aria-invalid')
    await expect(canvas.getByLabelText(/：取色|pick a color/, { selector: '[value="#123456"]' })).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'red')
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },
})

/** The browser's colour picker changes the colour, too; the transparency of a scrim stays. */
export const Picker = meta.story({
  args: { name: 'color-bg-scrim', value: '#14113899' },
  play: async ({ canvas, args }) => {
    fireEvent.change(canvas.getByLabelText(/取色|pick/), { target: { value: '#000000' } })
    await expect(args.onChange).toHaveBeenCalledWith('#00000099')
  },
})

/** A number by slider: arrow keys change it, releasing the pointer ends a step. */
export const NumberByHand = meta.story({
  tags: ['no-picture'],
  args: { name: 'radius-card', value: '22px' },
  play: async ({ canvas, userEvent, args }) => {
    const slider = canvas.getByRole('slider', {
      name: text('studio:control.slide', { label: text('studio:token.radius-card') }),
    })
    await expect(slider).toHaveValue('22')
    slider.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenCalledWith('23px')
    await expect(args.onSettle).toHaveBeenCalled()
  },
})
