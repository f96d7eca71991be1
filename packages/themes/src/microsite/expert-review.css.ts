import { themeSheet } from '../sheet.ts'
import { expertReview } from './expert-review.ts'

themeSheet('expert-review', expertReview)
