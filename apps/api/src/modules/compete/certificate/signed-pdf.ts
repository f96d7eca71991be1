import { type CertificateFacts, parseCertificateText } from '@shulei/domain/compete/certificate/certificate.ts'
import type { Signed, Signer } from '../../base/signing/signing.service.ts'

/** The comment behind the header of the PDF that holds the signed facts for programs. */
export const factsComment = (text: string): string => `shulei-certificate ${Buffer.from(text).toString('base64url')}`

/** The last line of the file. Every byte before it is signed. */
const LAST_LINE = /%shulei-signature ([0-9a-f]{16}) ([\w-]{86})\n$/

/** Adds the signature of a whole file as its last line, a comment that readers of PDF pass over. */
export function signFile(pdf: Buffer, signer: Signer): Buffer {
  const { key, signature } = signer.sign(pdf)
  return Buffer.concat([pdf, Buffer.from(`%shulei-signature ${key} ${signature}\n`, 'latin1')])
}

/** The parts of a signed file; null for any other file. */
export function readSignedFile(file: Buffer): { bytes: Buffer; signed: Signed; facts: CertificateFacts } | null {
  const tail = file.subarray(-256).toString('latin1')
  const found = LAST_LINE.exec(tail)
  const [, key, signature] = found ?? []
  if (!found || !key || !signature) return null
  const bytes = file.subarray(0, file.length - found[0].length)
  const [, packed = ''] = /\n%shulei-certificate ([\w-]+)\n/.exec(bytes.subarray(0, 65_536).toString('latin1')) ?? []
  const facts = parseCertificateText(Buffer.from(packed, 'base64url').toString('utf8'))
  return facts && { bytes, signed: { key, signature }, facts }
}
