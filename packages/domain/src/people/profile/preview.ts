import type { ProfileReader } from './privacy.ts'

/** Readers with whose eyes a person may look at their own profile: somebody, a follower, a mutual follower. */
export const previewReaders = ['visitor', 'follower', 'mutual'] as const
export type PreviewReader = (typeof previewReaders)[number]

/** Ids that no person has, for readers that exist in a preview only. Such a reader follows nobody, blocks nobody and has entered no code. */
const standIns = { visitor: 0, follower: -1, mutual: -2 } as const satisfies Record<PreviewReader, number>

/**
 * Id of the reader with whose eyes a profile is read. A preview exists for one's own profile alone: for another person's it changes
 * nothing, so that it never shows more than the reader may see.
 */
export const readerIdOf = (
  readerId: number,
  { isOwn, as }: { isOwn: boolean; as: PreviewReader | undefined },
): number => (isOwn && as !== undefined ? standIns[as] : readerId)

/** A reader of the person `ownerId`; `mutual` is whether both follow each other as far as the database knows. */
export const profileReader = (ownerId: number, readerId: number, mutual: boolean): ProfileReader => ({
  isOwner: readerId === ownerId,
  mutual: mutual || readerId === standIns.mutual,
})

/** The reader that an address names in `as`; undefined for any other text. */
export const previewReaderOf = (text: string | null): PreviewReader | undefined =>
  previewReaders.find((reader) => reader === text)
