import type { ReactNode } from 'react'
import { column } from './column.css.ts'

/** A form of the sign-on site in its column. */
export const inColumn = (Story: () => ReactNode) => (
  <div className={column}>
    <Story />
  </div>
)
