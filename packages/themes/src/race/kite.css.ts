import { themeSheet } from '../sheet.ts'
import { kite } from './kite.ts'

themeSheet('kite', kite)
