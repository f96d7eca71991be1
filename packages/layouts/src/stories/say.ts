import { useFormat } from '@shulei/i18n/format.ts'

/** Content of stories in both languages; on the site it comes from the server. */
export function useSay() {
  const { pick } = useFormat()
  return (cn: string, en: string) => pick({ cn, en })
}
