import { themeSheet } from '../sheet.ts'
import { tang } from './tang.ts'

themeSheet('tang', tang)
