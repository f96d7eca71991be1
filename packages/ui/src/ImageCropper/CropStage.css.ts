import { globalStyle, type StyleRule, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { focusRing, media } from '../theme/scale.css.ts'

/** Styles for cropperjs, limited to this box. Its own style sheet is global, blue, and has targets of 5 px. */
export const parts = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  borderRadius: 'inherit',
  outlineOffset: '2px',
  selectors: { '&:focus-visible': { ...focusRing, overflow: 'clip' } },
})

const part = (selector: string, rule: StyleRule) =>
  globalStyle(`${parts} ${selector}`, rule as Parameters<typeof globalStyle>[1])

part('> div', { blockSize: '100%', inlineSize: '100%' })
part('> div > div', { blockSize: '100%', inlineSize: '100%' })
// cropperjs measures this picture and draws a copy.
part('> div > div > img', { maxBlockSize: '100%' })
part('.cropper-hidden', { display: 'none !important' as 'none' })
part('.cropper-hide', { position: 'absolute', inlineSize: 0, blockSize: 0, opacity: 0 })
part('.cropper-invisible', { opacity: 0 })
part('.cropper-container', {
  position: 'relative',
  direction: 'ltr',
  lineHeight: 0,
  touchAction: 'none',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
})
part('.cropper-container img', {
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  minInlineSize: '0 !important' as '0',
  maxInlineSize: 'none !important' as 'none',
  minBlockSize: '0 !important' as '0',
  maxBlockSize: 'none !important' as 'none',
  backfaceVisibility: 'hidden',
})
part(':is(.cropper-wrap-box, .cropper-canvas, .cropper-drag-box, .cropper-crop-box, .cropper-modal)', {
  position: 'absolute',
  inset: 0,
})
part(':is(.cropper-wrap-box, .cropper-canvas)', { overflow: 'hidden' })
// cropperjs sets both ends of the box in pixels.
part(':is(.cropper-canvas, .cropper-crop-box)', { insetInlineEnd: 'auto', insetBlockEnd: 'auto' })
part('.cropper-modal', { background: '#0b1315', opacity: 0.55 })
part('.cropper-view-box', {
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'hidden',
  outline: '2px solid #fff',
})
part('.cropper-dashed', { position: 'absolute', display: 'block', border: '0 solid #ffffff80' })
part('.cropper-dashed.dashed-h', {
  insetInline: 0,
  insetBlockStart: 'calc(100% / 3)',
  blockSize: 'calc(100% / 3)',
  borderBlockWidth: '1px',
})
part('.cropper-dashed.dashed-v', {
  insetBlock: 0,
  insetInlineStart: 'calc(100% / 3)',
  inlineSize: 'calc(100% / 3)',
  borderInlineWidth: '1px',
})
part('.cropper-center', { display: 'none' })
part('.cropper-face', { position: 'absolute', inset: 0, cursor: 'move' })
part('.cropper-drag-box', { cursor: 'grab' })

// Edges: a target of 24 px without a visible line.
part('.cropper-line', { position: 'absolute', display: 'block' })
part('.cropper-line:is(.line-e, .line-w)', { insetBlock: 0, inlineSize: '24px', cursor: 'ew-resize' })
part('.cropper-line:is(.line-n, .line-s)', { insetInline: 0, blockSize: '24px', cursor: 'ns-resize' })
part('.cropper-line.line-e', { right: '-12px' })
part('.cropper-line.line-w', { left: '-12px' })
part('.cropper-line.line-n', { top: '-12px' })
part('.cropper-line.line-s', { bottom: '-12px' })

// Handles: 12 px visible, a target of 28 px.
part('.cropper-point', {
  position: 'absolute',
  display: 'block',
  inlineSize: '28px',
  blockSize: '28px',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
})
part('.cropper-point::before', {
  content: '',
  position: 'absolute',
  inset: '8px',
  border: `2px solid ${vars.color.accentSolid}`,
  borderRadius: '2px',
  background: '#fff',
})
part('.cropper-point:is(.point-e, .point-w)', { top: 'calc(50% - 14px)', cursor: 'ew-resize' })
part('.cropper-point:is(.point-n, .point-s)', { left: 'calc(50% - 14px)', cursor: 'ns-resize' })
part('.cropper-point:is(.point-e, .point-ne, .point-se)', { right: '-14px' })
part('.cropper-point:is(.point-w, .point-nw, .point-sw)', { left: '-14px' })
part('.cropper-point:is(.point-n, .point-ne, .point-nw)', { top: '-14px' })
part('.cropper-point:is(.point-s, .point-se, .point-sw)', { bottom: '-14px' })
part('.cropper-point:is(.point-ne, .point-sw)', { cursor: 'nesw-resize' })
part('.cropper-point:is(.point-nw, .point-se)', { cursor: 'nwse-resize' })
