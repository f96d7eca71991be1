import { isLinkAddress, isPictureAddress } from '@shulei/domain/markup/allowed.ts'

/** Whether HTML from elsewhere has pictures that stay there. Nothing of it is loaded: it becomes no part of the page. */
export const hasForeignPicture = (html: string): boolean =>
  [...new DOMParser().parseFromString(html, 'text/html').images].some(
    (image) => !isPictureAddress(image.getAttribute('src') ?? ''),
  )

const hasWords = (html: string) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return body.textContent.trim() !== ''
}

/** Files that were pasted as such. A text from an office program brings a picture of itself: then the text is meant. */
export const pastedFiles = (data: DataTransfer): File[] =>
  data.files.length > 0 && !hasWords(data.getData('text/html')) ? [...data.files] : []

/** The address, where nothing but one was pasted. */
export function pastedAddress(text: string): string | null {
  const address = text.trim()
  return isLinkAddress(address) ? address : null
}
