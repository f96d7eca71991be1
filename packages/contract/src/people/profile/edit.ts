/**
 * Editing the caller's own profile (B§7). The specification names most fields of these calls but gives no bodies: a body has
 * the entity's field names, besides the `userId` that some calls name (Q115). The person is always that of the session;
 * another `userId` is rejected. Texts are validated by the rules of the domain, so that errors are specific.
 */
import { sexes } from '@shulei/domain/people/profile/edit.ts'
import * as z from 'zod'
import { call } from '../../call.ts'
import { base, id } from '../../fields.ts'

/** The caller's site id or single-sign-on id (Q056); other ids are rejected. Optional. */
export const userId = z.union([id, z.string().regex(/^([1-9]\d{0,15}|[0-9a-f]{32})$/)]).optional()

const sex = z.literal(sexes)

export const updateSex = call({
  method: 'PUT',
  path: '/api/users/updateSex',
  spec: 'C109',
  summary: "Change the caller's sex: 0 not said, 1 male, 2 female",
  auth: 'user',
  body: z.object({ userId, sex, base: base({ sex }) }),
  data: z.object({ sex }),
  errors: ['valuesStale'],
})

export const updateBirthday = call({
  method: 'PUT',
  path: '/api/users/updateBirthday',
  spec: 'C110',
  summary: "Change the caller's birthday, YYYY-MM-DD; null says it no longer. Only its owner reads it",
  auth: 'user',
  body: z.object({ userId, birthday: z.string().nullable(), base: base({ birthday: z.string().nullable() }) }),
  data: z.object({ birthday: z.string().nullable() }),
  errors: ['birthdayInvalid', 'valuesStale'],
})

export const updateIntro = call({
  method: 'PUT',
  path: '/api/users/updateIntro',
  spec: 'C111',
  summary: "Change the caller's introduction: plain text of several lines",
  auth: 'user',
  body: z.object({ userId, introduction: z.string(), base: base({ introduction: z.string() }) }),
  data: z.object({ introduction: z.string() }),
  errors: ['introductionInvalid', 'valuesStale'],
})

export const updateUserName = call({
  method: 'PUT',
  path: '/api/users/updateUserName',
  spec: 'C112',
  summary:
    "Change the caller's name; names that could pass for the system's are reserved, those that look like another account's are taken",
  auth: 'user',
  body: z.object({ userId, userName: z.string(), base: base({ userName: z.string() }) }),
  data: z.object({ userName: z.string() }),
  errors: ['nameInvalid', 'nameReserved', 'nameTaken', 'valuesStale'],
})

const place = { province: z.string(), city: z.string() }
/** A person has one location, whose id is the person's id. */
const location = z.object({ location: z.object({ id, ...place }) })

export const createLocation = call({
  method: 'POST',
  path: '/api/users/updateLocation',
  spec: 'C114',
  summary: 'Say where the caller lives; an empty text is a part that is not said',
  auth: 'user',
  body: z.object({ userId, ...place, base: base(place) }),
  data: location,
  errors: ['locationInvalid', 'valuesStale'],
})

export const updateLocation = call({
  method: 'PUT',
  path: '/api/users/updateLocation',
  spec: 'C115',
  summary: "Change where the caller lives; `id` is the location's, which is the caller's own",
  auth: 'user',
  body: z.object({ userId, id, ...place, base: base(place) }),
  data: location,
  errors: ['locationInvalid', 'valuesStale'],
})

/** The address returned by the upload of a picture; null restores the default. */
const picture = z.string().nullable()

export const updateAvatar = call({
  method: 'PUT',
  path: '/api/users/updateAvatar',
  spec: 'X024',
  summary: "Change the caller's avatar: the address of a picture that they have uploaded, or null for the default one",
  auth: 'user',
  body: z.object({ userId, avatar: picture }),
  data: z.object({ avatar: z.string().nullable() }),
  errors: ['pictureUnknown'],
})

export const updateBanner = call({
  method: 'PUT',
  path: '/api/users/updateBanner',
  spec: 'X024',
  summary: "Change the caller's banner: the address of a picture that they have uploaded, or null for the default one",
  auth: 'user',
  body: z.object({ userId, userBanner: picture }),
  data: z.object({ userBanner: z.string().nullable() }),
  errors: ['pictureUnknown'],
})
