import type { FlagKind } from '@shulei/domain/compete/appeal/appeal.ts'
import { type CastPerson, personOf } from './people.ts'
import { type CastTeam, teamOf } from './teams.ts'

interface Bilingual {
  cn: string
  en: string
}

/** A flag of a team, its appeal and the answer. Hours count back from now. */
export interface CastCase {
  slug: string
  team: CastTeam
  kind: FlagKind
  /** 1 suspected, 2 banned. */
  status: 1 | 2
  reason: Bilingual
  /** As the team reads it, redacted. */
  evidence: Bilingual
  hoursAgo: number
  appeal: { sender: CastPerson; content: string; hoursAgo: number }
  answer: { accepted: boolean; text: Bilingual; hoursAgo: number }
}

/** The cases of the built-in world; their answers have notices in `notices.ts`. */
export const castCases: readonly CastCase[] = [
  {
    slug: 'football-result',
    team: teamOf('near-shore'),
    kind: 'sharedResults',
    status: 2,
    reason: {
      cn: '同一网络里有两支队伍提交了逐行相同的文件。',
      en: 'Two teams on one network submitted files that agree in every line.',
    },
    evidence: {
      cn: '你们的第 2 次提交与队伍 *** 的一次提交 SHA-256 相同，两次上传都来自 202.***，相隔 6 分钟。',
      en: 'Your submission 2 has the same SHA-256 as one of team ***; both were uploaded from 202.*** within 6 minutes.',
    },
    hoursAgo: 358,
    appeal: {
      sender: personOf('lin'),
      content:
        '那天我们和另一队都在学校机房上课，老师发了同一份基线代码，随机种子也一样，所以输出逐行相同。我们当时只是想确认环境能跑通，第 3 次提交才是自己的模型。\n\n训练日志和代码仓库的提交时间都保留着，需要的话可以随时提供。',
      hoursAgo: 351,
    },
    answer: {
      accepted: true,
      text: {
        cn: '核对了课程基线的代码和种子，两份文件确实由它直接产生，之后的提交互不相同。解除封禁，成绩保留。',
        en: 'Both files come straight from the course baseline and its seed, and later submissions differ. The ban is lifted and the scores stay.',
      },
      hoursAgo: 340,
    },
  },
  {
    slug: 'weather-type',
    team: teamOf('tidal-flat'),
    kind: 'severalAccounts',
    status: 1,
    reason: {
      cn: '有成员疑似用第二个账号在另一支队伍里提交。',
      en: 'A member appears to have submitted in another team from a second account.',
    },
    evidence: {
      cn: '两个账号在 4 天里有 9 次使用同一台设备登录，第二个账号的手机号为 ***，所在队伍 *** 的 3 次提交都在你们提交后 10 分钟内。',
      en: 'Two accounts signed in from one device 9 times in 4 days. The second one (phone ***) belongs to team ***, whose 3 submissions followed yours within 10 minutes.',
    },
    hoursAgo: 130,
    appeal: {
      sender: personOf('gu'),
      content: '第二个账号是我室友的，我们共用一台台式机。他的队伍和我们没有共享过代码，可以请他来说明。',
      hoursAgo: 118,
    },
    answer: {
      accepted: false,
      text: {
        cn: '共用设备可以理解，但 3 份文件与你们当天未提交的中间结果一致，说明不足以解除标记。补充材料可发到支持邮箱。',
        en: 'Sharing a device is understandable, but the 3 files match intermediate results of yours that were never submitted. The flag stays; send further material to support.',
      },
      hoursAgo: 90,
    },
  },
]
