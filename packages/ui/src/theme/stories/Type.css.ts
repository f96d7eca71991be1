import { styleVariants } from '@vanilla-extract/css'
import { tabular, text } from '../scale.css.ts'

export const steps = styleVariants({
  display: text.display,
  title: text.title,
  section: text.section,
  subhead: text.subhead,
  card: text.card,
  lead: text.lead,
  body: text.body,
  table: text.table,
  micro: text.micro,
  figure: [text.figure, tabular],
})
