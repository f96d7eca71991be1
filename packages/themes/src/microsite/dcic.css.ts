import { themeSheet } from '../sheet.ts'
import { dcic } from './dcic.ts'

themeSheet('dcic', dcic)
