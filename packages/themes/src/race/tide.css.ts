import { themeSheet } from '../sheet.ts'
import { tide } from './tide.ts'

themeSheet('tide', tide)
