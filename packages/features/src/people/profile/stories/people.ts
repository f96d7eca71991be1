import { personOf } from '@shulei/mocks/cast/people.ts'
import { profileFixture } from '@shulei/mocks/people/profile/fixtures.ts'
import { mockReader } from '@shulei/mocks/people/profile/people.ts'

/** A person with a full profile, seen by others. */
export const gu = personOf('gu')

/** The reader's own profile. */
export const ownProfile = (overrides: Parameters<typeof profileFixture>[1] = {}) =>
  profileFixture(mockReader, overrides)

const picture = (body: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`)}`

/** A square picture of a person as a data address. */
export const portrait = picture(
  '<rect width="64" height="64" fill="#c9ddd6"/><circle cx="32" cy="26" r="12" fill="#12607a"/><path d="M8 64c2-16 12-24 24-24s22 8 24 24Z" fill="#12607a"/>',
  64,
  64,
)

/** A wide picture for a profile's banner, as a data address. */
export const wide = picture(
  '<rect width="1280" height="220" fill="#1c3d4f"/><path d="M0 150C160 90 320 210 480 150S800 90 960 150s240 30 320 0v70H0Z" fill="#2f6f7f"/><path d="M0 180c160-40 320 40 480 0s320-40 480 0 240 20 320 0v40H0Z" fill="#88b9b0"/>',
  1280,
  220,
)
