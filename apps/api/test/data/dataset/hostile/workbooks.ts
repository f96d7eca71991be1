import { deflateRawSync } from 'node:zlib'

export interface Part {
  name: string
  text: string | Buffer
  /** Size that the directory declares in place of the true one. */
  declared?: number
  /** The text is packed already. */
  isPacked?: boolean
}

/** A zip of packed parts. */
export function zipOf(parts: readonly Part[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, text, declared, isPacked } of parts) {
    const packed = isPacked ? Buffer.from(text) : deflateRawSync(text)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(0x800, 2)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(declared ?? Buffer.byteLength(text), 18)
    facts.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const body = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), packed])
    bodies.push(body)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, Buffer.from(name))
    offset += body.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, listed, end])
}

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`

/** A workbook of one sheet as Excel writes it, with parts as given. */
export function workbookOf({
  sheet,
  shared = '',
  sheets = '',
  more = [],
  target = 'sheet.xml',
}: {
  sheet: string
  shared?: string
  sheets?: string
  more?: Part[]
  /** Path of the sheet from the folder of the workbook. */
  target?: string
}) {
  return zipOf([
    {
      name: '_rels/.rels',
      text: `<Relationships>${relation('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      text: `<workbook>${sheets}<sheets><sheet name="s" sheetId="1" r:id="r1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: `<Relationships>${relation('r1', 'worksheet', target)}${relation('r2', 'sharedStrings', 'shared.xml')}</Relationships>`,
    },
    { name: 'xl/shared.xml', text: shared },
    { name: 'xl/sheet.xml', text: sheet },
    ...more,
  ])
}
export const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
export const cell = (text: string) => `<c t="str"><v>${text}</v></c>`
export const small = sheetOf(`<row>${cell('a')}${cell('b')}</row><row>${cell('1')}${cell('2')}</row>`)
