import { themeSheet } from '../sheet.ts'
import { lamps } from './lamps.ts'

themeSheet('lamps', lamps)
