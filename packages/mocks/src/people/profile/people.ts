import { byLatest } from '@shulei/domain/people/profile/latest.ts'
import { hiddenFrom, type PrivacyBlock, type ProfileReader } from '@shulei/domain/people/profile/privacy.ts'
import { isFollowing } from '../../cast/follows.ts'
import { type CastPerson, people, personOf } from '../../cast/people.ts'
import { profileOf } from '../../cast/profiles.ts'
import { MockRefusal } from '../../refusal.ts'

/** The signed-in person of stories by default. */
export const mockReader = personOf('lin')

/** A person by site id. @throws MockRefusal as the server refuses. */
export function personById(id: number): CastPerson {
  const person = people.find((candidate) => candidate.id === id)
  if (!person) throw new MockRefusal('userNotExist', { facts: { id } })
  return person
}

/** A person by the id that calls name `userId`; the reader if undefined. */
export function personByRef(ref: string | undefined): CastPerson {
  if (ref === undefined) return mockReader
  const person = people.find((candidate) => candidate.ssoId === ref || String(candidate.id) === ref)
  if (!person) throw new MockRefusal('userNotExist', { facts: { id: ref } })
  return person
}

export const briefOf = ({ id, name }: CastPerson) => ({ id, name, avatar: null })

export const readerOf = (person: CastPerson, reader: CastPerson): ProfileReader => ({
  isOwner: person === reader,
  mutual: isFollowing(person, reader) && isFollowing(reader, person),
})

/** Reason why a block of a person's profile is hidden from the reader, or null. */
export const hiddenOf = (person: CastPerson, block: PrivacyBlock, reader: CastPerson = mockReader) =>
  hiddenFrom(profileOf(person).privacy, block, readerOf(person, reader))

/** A row of a list of people. */
export function personRowFixture(person: CastPerson, reader: CastPerson = mockReader) {
  const { introduction, province, city, careers, privacy } = profileOf(person)
  const [latest] = careers.toSorted(byLatest)
  const isWorkHidden = hiddenFrom(privacy, 'work', readerOf(person, reader)) !== null
  return {
    ...briefOf(person),
    userId: person.ssoId,
    introduction,
    location: { province, city },
    career: latest && !isWorkHidden ? { companyName: latest.company, jobName: latest.job } : null,
    isFollowed: isFollowing(reader, person),
    isFollowedBack: isFollowing(person, reader),
    demo: true,
  }
}
