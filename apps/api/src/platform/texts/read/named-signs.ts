import { escaped } from '@shulei/domain/base/markup/escape.ts'
import { decodeHTML } from 'entities'

/** Markup whose signs with a name, such as `&mdash;`, are those signs: our own parser of markup knows only the names that we write. */
export const withNamedSigns = (html: string): string =>
  html.replace(/&[a-z][a-z0-9]{1,31};/gi, (name) => escaped(decodeHTML(name)))
