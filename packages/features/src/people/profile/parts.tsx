import { isClosedName } from '@shulei/domain/base/session/closing.ts'
import type { PreviewReader } from '@shulei/domain/people/profile/preview.ts'
import { type ProfileTab, type ProfileTree, profileTabAddress } from '../../base/address/profile.ts'
import { FollowButton } from '../follow/FollowButton/FollowButton.tsx'
import { FollowCounts } from '../follow/FollowCounts/FollowCounts.tsx'
import { PersonMenu } from '../follow/PersonMenu/PersonMenu.tsx'
import { PrivateMessageButton } from './PrivateMessageButton/PrivateMessageButton.tsx'
import { ProfileBanner } from './ProfileBanner/ProfileBanner.tsx'
import { ProfileCard } from './ProfileCard/ProfileCard.tsx'
import { ProfileMoreInfo } from './ProfileMoreInfo/ProfileMoreInfo.tsx'
import { ProfileTabs } from './ProfileTabs/ProfileTabs.tsx'
import { Shelf } from './Shelf/Shelf.tsx'
import { SkillsPanel } from './SkillsPanel/SkillsPanel.tsx'
import { Topics } from './Topics/Topics.tsx'
import type { Profile } from './useProfile.ts'

/** The parts around the open tab of a profile's layout (A§2), by their slots; their links keep the preview `as`. The first tab has the best ranks and topics. */
export function profileParts(
  profile: Profile,
  { tree = 'users', tab = 'history' }: { tree?: ProfileTree; tab?: ProfileTab } = {},
  as?: PreviewReader,
) {
  const { id, userName, avatar, followingCount, followerCount, counts, skills } = profile
  const person = { id, name: userName, avatar }
  return {
    ownerId: id,
    banner: <ProfileBanner profile={profile} />,
    identity: <ProfileCard profile={profile} />,
    counts: (
      <FollowCounts
        personId={id}
        followingCount={followingCount}
        followerCount={followerCount}
        competitionCount={counts.competitions}
        addresses={{
          followings: profileTabAddress(id, 'followings', { tree, as }),
          followers: profileTabAddress(id, 'followers', { tree, as }),
          competitions: profileTabAddress(id, 'history', { tree, as }),
        }}
      />
    ),
    otherActions: (
      <>
        {/* nobody reads what is sent to a closed account */}
        {isClosedName(userName) ? null : (
          <>
            <FollowButton person={person} isPrimary />
            <PrivateMessageButton person={person} />
          </>
        )}
        <PersonMenu person={person} />
      </>
    ),
    shelf: tab === 'history' && <Shelf userId={id} />,
    tabs: <ProfileTabs profile={profile} />,
    aside: (
      <>
        {tab === 'history' && <Topics userId={id} />}
        <SkillsPanel skills={skills} ownerId={id} />
        <ProfileMoreInfo profile={profile} />
      </>
    ),
  }
}
