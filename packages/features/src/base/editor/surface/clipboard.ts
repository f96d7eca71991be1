import { isLinkAddress, isPictureAddress } from '@shulei/domain/base/markup/allowed.ts'

/**
 * Whether pasted HTML contains pictures of other sites. A parsed document loads none of them, because it is not part of the
 * page.
 */
export const hasForeignPicture = (html: string): boolean =>
  [...new DOMParser().parseFromString(html, 'text/html').images].some(
    (image) => !isPictureAddress(image.getAttribute('src') ?? ''),
  )

const hasWords = (html: string) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return body.textContent.trim() !== ''
}

/** Pasted files. Office programs add a picture of the copied text: then the text is pasted, not the picture. */
export const pastedFiles = (data: DataTransfer): File[] =>
  data.files.length > 0 && !hasWords(data.getData('text/html')) ? [...data.files] : []

/** The pasted text if it is a single link address, else null. */
export function pastedAddress(text: string): string | null {
  const address = text.trim()
  return isLinkAddress(address) ? address : null
}
