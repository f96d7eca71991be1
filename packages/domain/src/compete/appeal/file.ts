/** Types of an appeal's file. Archives are refused: nobody has to unpack what a stranger has packed. */
export type AppealFileType = 'pdf' | 'png' | 'jpeg' | 'text'

/** Endings of file names by type. */
export const appealFileEndings: Readonly<Record<AppealFileType, readonly string[]>> = {
  pdf: ['.pdf'],
  png: ['.png'],
  jpeg: ['.jpg', '.jpeg'],
  text: ['.txt', '.csv', '.log', '.md'],
}

/** All endings that the file dialog offers. */
export const allAppealEndings: readonly string[] = Object.values(appealFileEndings).flat()

const startsWith = (bytes: Uint8Array, signs: readonly number[]) => signs.every((sign, at) => bytes[at] === sign)
const codes = (text: string) => [...text].map((sign) => sign.charCodeAt(0))

const png = [0x89, ...codes('PNG\r\n'), 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff]
const pdf = codes('%PDF-')

/** Bytes at the end of a PDF in which its end mark must stand. */
const PDF_TAIL = 2048

function isPdf(bytes: Uint8Array): boolean {
  if (!startsWith(bytes, pdf)) return false
  const tail = bytes.subarray(-PDF_TAIL)
  const mark = codes('%%EOF')
  return tail.some((_, at) => mark.every((sign, i) => tail[at + i] === sign))
}

/** Control characters that no text file has; tab, line feed, form feed and carriage return are allowed. */
const isControl = (byte: number) => (byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte)) || byte === 0x7f

function isText(bytes: Uint8Array): boolean {
  if (bytes.some(isControl)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** The type of a file by its content, or null for every other type. The name of the file is not looked at. */
export function appealContentType(bytes: Uint8Array): AppealFileType | null {
  if (bytes.length === 0) return null
  if (isPdf(bytes)) return 'pdf'
  if (startsWith(bytes, png)) return 'png'
  if (startsWith(bytes, jpeg)) return 'jpeg'
  return isText(bytes) ? 'text' : null
}

/** The type by the ending of a name, or null. */
export function appealEndingType(name: string): AppealFileType | null {
  const lower = name.toLowerCase()
  const types = Object.keys(appealFileEndings) as AppealFileType[]
  return types.find((type) => appealFileEndings[type].some((ending) => lower.endsWith(ending))) ?? null
}

/** The type of a file whose name and content agree; null for every other file, such as a page of HTML called `.pdf`. */
export function appealFileType(name: string, bytes: Uint8Array): AppealFileType | null {
  const type = appealContentType(bytes)
  return type !== null && appealEndingType(name) === type ? type : null
}
