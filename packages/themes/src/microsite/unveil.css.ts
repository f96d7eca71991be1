import { themeSheet } from '../sheet.ts'
import { unveil } from './unveil.ts'

themeSheet('unveil', unveil)
