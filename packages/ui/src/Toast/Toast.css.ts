import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { focusRing, layer, media, space, text, textSize } from '../theme/scale.css.ts'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

export const region = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetBlockEnd: space[6],
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space[2],
  inlineSize: 'min(460px, calc(100vw - 32px))',
  borderRadius: vars.radius.card,
  outline: 'none',
  selectors: { '&[data-focus-visible]': focusRing },
  '@media': { [media.phone]: { insetBlockEnd: space[4] }, [media.print]: { display: 'none' } },
})

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  paddingBlock: space[3],
  paddingInlineStart: space[4],
  paddingInlineEnd: space[2],
  border: `1px solid ${vars.color.borderDefault}`,
  borderRadius: vars.radius.card,
  background: vars.color.bgRaised,
  color: vars.color.textDefault,
  boxShadow: vars.shadow['3'],
  animation: `${appear} ${vars.motion.base} ${vars.motion.ease}`,
  outline: 'none',
  selectors: { '&[data-focus-visible]': focusRing },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})

/** Centres an 18 px icon on the first line of the title. */
export const icon = style({
  flex: 'none',
  paddingBlockStart: space[2],
  color: vars.color.accentText,
  selectors: {
    '[data-tone=success] > &': { color: vars.color.successText },
    '[data-tone=danger] > &': { color: vars.color.dangerText },
  },
})
export const content = style({ flex: 1, minInlineSize: 0, paddingBlock: space[1.5] })
export const title = style({ display: 'block', fontSize: textSize.body, fontWeight: 600, lineHeight: '22px' })
export const description = style({ ...text.table, display: 'block', lineHeight: 1.5, color: vars.color.textMuted })
export const action = style({ marginBlockStart: space[2] })
