/** Demonstration purpose of a sign-in account. */
export type DemoRole =
  /** Verified, in a team of an older competition, free to join the open ones. */
  | 'participant'
  /** Real name not verified: data are not available. */
  | 'notVerified'
  /** Captain of a leading team. */
  | 'captain'
  /** No phone and no verified e-mail: led to the binding page (UNBOUND_PHONE_OR_EMAIL). */
  | 'newcomer'
  | 'englishSpeaker'
  | 'verificationPending'
  | 'verificationRejected'
  /** Verified with a passport. */
  | 'overseas'
  | 'teacher'
  /** Runs a microsite and changes it in its studio. */
  | 'organizer'
  | 'student'
  | 'jobHolder'
  /** Verified, never joined anything. */
  | 'fresh'

export type RealName = 'notVerified' | 'passed' | 'pending' | 'rejected'

export interface CastPerson {
  /** Public site id, as in `/users/{id}`. */
  id: number
  /** Single-sign-on id, which calls name `userId`. */
  ssoId: string
  name: string
  email: string
  /** The person's language on the site. */
  lang: 'zh-CN' | 'en-US'
  /** 1 student, 2 job holder, 4 teacher (`B§9`). */
  iden: 1 | 2 | 4
  city: string
  organization: string
  realName: RealName
  /** 1 mainland, 2 overseas. */
  authType: 1 | 2
  /** Set for accounts that are offered for signing in. */
  demo: DemoRole | null
}

/** Password of all built-in accounts. */
export const demoPassword = 'shulei-demo'

const FIRST_ID = 208_401

type Extra = Partial<Pick<CastPerson, 'email' | 'lang' | 'realName' | 'authType' | 'demo'>>
type Row = [name: string, mailbox: string, iden: CastPerson['iden'], city: string, organization: string, extra?: Extra]

const english: Extra = { lang: 'en-US', authType: 2 }

// The order fixes the ids: add at the end only.
const rows: Row[] = [
  ['林晓舟', 'lin', 2, '舟山', '近岸海洋观测站', { demo: 'participant' }],
  ['闻一', 'wen', 1, '青岛', '黄海理工大学', { realName: 'notVerified', demo: 'notVerified' }],
  ['舒望', 'shu', 1, '青岛', '黄海理工大学', { realName: 'pending', demo: 'verificationPending' }],
  ['方予安', 'fang', 2, '厦门', '鹭岛数科', { realName: 'rejected', demo: 'verificationRejected' }],
  // mail to this domain cannot be delivered: signing in leads to the binding page
  [
    '许初晴',
    'xu',
    1,
    '长沙',
    '湘江师范学院',
    { email: 'xu@shulei.invalid', realName: 'notVerified', demo: 'newcomer' },
  ],
  ['Mira Chen', 'mira', 2, 'Singapore', 'Harbour Analytics', { ...english, demo: 'englishSpeaker' }],
  ['Oliver Hayes', 'oliver', 2, 'Bristol', 'Severn Data Lab', { ...english, demo: 'overseas' }],
  ['周以恒', 'zhou', 1, '北京', '望京理工大学', { demo: 'student' }],
  ['何秋水', 'he', 4, '武汉', '江城科技大学', { demo: 'teacher' }],
  ['沈墨', 'shen', 2, '上海', '浦江量化研究', { demo: 'jobHolder' }],
  ['夏知予', 'xia', 1, '西安', '灞桥交通学院', { demo: 'fresh' }],
  ['陆知行', 'lu', 2, '成都', '独立开发者'],
  ['贺听澜', 'hetinglan', 2, '杭州', '东海数值预报中心'],
  ['秦时月', 'qin', 1, '北京', '望京理工大学'],
  ['白屿', 'bai', 1, '天津', '海河工业大学'],
  ['阿依努尔', 'ayinur', 2, '乌鲁木齐', '天山气象服务'],
  ['顾南星', 'gu', 2, '杭州', '东海数值预报中心', { demo: 'captain' }],
  ['程一诺', 'cheng', 2, '南京', '秦淮数据'],
  ['苏北辰', 'su', 2, '苏州', '江南智造研究所'],
  ['孟怀远', 'meng', 4, '济南', '泉城信息学院'],
  ['叶知微', 'ye', 1, '广州', '荔湾大学'],
  ['唐小满', 'tang', 1, '昆明', '翠湖师范学院'],
  ['蒋一白', 'jiang', 1, '昆明', '翠湖师范学院'],
  ['罗青禾', 'luo', 2, '贵阳', '云岩大数据中心'],
  ['Priya Nair', 'priya', 1, 'Kochi', 'Malabar Institute of Technology', english],
  ['谢长卿', 'xie', 2, '深圳', '前湾科技'],
  ['江未眠', 'jiangweimian', 2, '大连', '北黄海渔业信息所'],
  ['韩一舟', 'han', 2, '宁波', '甬江港务信息'],
  ['马思远', 'ma', 1, '兰州', '陇原理工大学'],
  ['欧阳霁', 'ouyang', 2, '合肥', '科学岛软件'],
  ['丁子墨', 'ding', 1, '哈尔滨', '松花江工程大学'],
  ['梁见山', 'liang', 2, '重庆', '两江计算'],
  ['Jonas Weber', 'jonas', 2, 'Leipzig', 'Elster Software', english],
  ['钟灵', 'zhong', 1, '南昌', '抚河理工学院'],
  ['崔晚舟', 'cui', 2, '青岛', '胶州湾航运数据'],
  ['田野', 'tian', 2, '郑州', '中原农业遥感'],
  ['Sofia Almeida', 'sofia', 1, 'Porto', 'Douro University', english],
  ['袁既白', 'yuan', 2, '福州', '闽江数据服务'],
  ['袁既明', 'yuanjiming', 1, '福州', '左海大学'],
  ['段云深', 'duan', 4, '大理', '苍山学院'],
  ['曾可期', 'zeng', 1, '桂林', '漓江电子学院'],
  ['单于飞', 'shanyufei', 2, '呼和浩特', '草原生态监测站'],
  ['黎昼', 'li', 2, '海口', '琼州气象科技'],
  ['Tom Okafor', 'tom', 2, 'Lagos', 'Lagoon Metrics', english],
  ['简书年', 'jian', 2, '长春', '北国古籍数字化中心', { demo: 'organizer' }],
  ['任平生', 'ren', 4, '眉山', '东坡书院'],
  ['万象', 'wan', 1, '石家庄', '滹沱河大学'],
  ['祝余', 'zhu', 2, '太原', '汾河软件'],
]

const ssoIdOf = (id: number) => id.toString(16).padStart(32, '5c')

/** All people of stories, tests and the built-in content. All of them are invented. */
export const people: readonly CastPerson[] = rows.map(([name, mailbox, iden, city, organization, extra], index) => {
  const id = FIRST_ID + index
  return {
    id,
    ssoId: ssoIdOf(id),
    name,
    email: `${mailbox}@shulei.example`,
    lang: 'zh-CN',
    iden,
    city,
    organization,
    realName: 'passed',
    authType: 1,
    demo: null,
    ...extra,
  }
})

const byMailbox = new Map(people.map((person) => [person.email.slice(0, person.email.indexOf('@')), person]))

/** A person by the local part of the e-mail address. @throws Error for an unknown mailbox. */
export function personOf(mailbox: string): CastPerson {
  const person = byMailbox.get(mailbox)
  if (!person) throw new Error(`no person in the cast has the mailbox ${mailbox}`)
  return person
}

/** The accounts that are offered for signing in, most useful first. */
export const demoPeople: readonly (CastPerson & { demo: DemoRole })[] = people.filter(
  (person): person is CastPerson & { demo: DemoRole } => person.demo !== null,
)
