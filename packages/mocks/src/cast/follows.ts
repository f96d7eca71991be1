import { type CastPerson, personOf } from './people.ts'

/** Followed people by the follower's mailbox, oldest first. */
const rows: Readonly<Record<string, string>> = {
  lin: 'gu hetinglan mira wen shu jian he cui',
  wen: 'lin shu gu he ouyang',
  shu: 'lin wen shanyufei ye',
  fang: 'yuan luo gu mira',
  mira: 'gu oliver priya lin hetinglan sofia he',
  oliver: 'priya mira gu jonas',
  zhou: 'qin bai he jian gu ouyang',
  he: 'gu meng duan zhou jian lin',
  shen: 'cheng xie gu',
  lu: 'gu hetinglan jonas jian zhu',
  hetinglan: 'gu lu lin li ayinur mira',
  qin: 'zhou bai he sofia',
  bai: 'zhou qin su',
  ayinur: 'he hetinglan li gu lin',
  gu: 'lu hetinglan lin mira he cheng zhou jian oliver xie ouyang tang',
  cheng: 'su gu shen he',
  su: 'cheng luo bai',
  meng: 'ye he duan',
  ye: 'meng he shu sofia lin',
  tang: 'jiang luo gu ren',
  jiang: 'tang luo',
  luo: 'tang jiang su fang',
  priya: 'oliver mira sofia tom',
  xie: 'shen gu shanyufei he',
  jiangweimian: 'lin cui shanyufei',
  han: 'ma cui gu tom',
  ma: 'han tian ayinur',
  ouyang: 'gu cheng he zhou',
  ding: 'cui liang gu',
  liang: 'gu ouyang ding',
  jonas: 'oliver tom mira',
  zhong: 'gu he ouyang',
  cui: 'lin han jiangweimian gu',
  tian: 'ma shanyufei ayinur',
  sofia: 'priya mira he ouyang',
  yuan: 'yuanjiming gu fang',
  yuanjiming: 'yuan gu wan',
  duan: 'he meng ren',
  zeng: 'shanyufei gu wan',
  shanyufei: 'zeng lin tian jiangweimian',
  li: 'jian hetinglan ayinur gu',
  tom: 'oliver mira jonas han priya',
  jian: 'ren he gu li zhou',
  ren: 'jian tang he',
  wan: 'gu yuanjiming zeng ouyang',
  zhu: 'lu gu jian',
}

export interface CastFollow {
  sponsor: CastPerson
  followed: CastPerson
}

/** All follows, oldest first: everybody's first one, then everybody's second one, and so on. */
export const follows: readonly CastFollow[] = Object.entries(rows)
  .flatMap(([mailbox, others]) =>
    others
      .split(' ')
      .map((other, turn) => ({ turn, follow: { sponsor: personOf(mailbox), followed: personOf(other) } })),
  )
  .sort((a, b) => a.turn - b.turn)
  .map(({ follow }) => follow)

export const followersOf = (person: CastPerson): CastPerson[] =>
  follows.filter(({ followed }) => followed === person).map(({ sponsor }) => sponsor)

export const followingsOf = (person: CastPerson): CastPerson[] =>
  follows.filter(({ sponsor }) => sponsor === person).map(({ followed }) => followed)

export const isFollowing = (sponsor: CastPerson, followed: CastPerson): boolean =>
  follows.some((follow) => follow.sponsor === sponsor && follow.followed === followed)
