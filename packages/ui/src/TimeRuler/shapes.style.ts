/** Heights in pixels: of the bar, of the needle above and below the drawing, and the radius of its knob. */
export const shapes = {
  row: { bar: 8, above: 3, below: 3, knob: 4 },
  schedule: { bar: 26, above: 18, below: 12, knob: 5 },
  axis: { bar: 12, above: 0, below: 0, knob: 4 },
} as const

const beyond = ({ above, below, knob }: (typeof shapes)[keyof typeof shapes]) => ({ above: above + knob, below })

/** Pixels by which a ruler draws above and below its line of bars; its box is as much higher. */
export const overhang = {
  row: beyond(shapes.row),
  schedule: beyond(shapes.schedule),
  axis: beyond(shapes.axis),
} as const
