import { type CastPerson, personOf } from '@shulei/mocks/cast/people.ts'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Landscape } from '@shulei/ui/Landscape/Landscape.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Sparkline } from '@shulei/ui/Sparkline/Sparkline.tsx'
import { Cell, Column, Row, Table, TableBody, TableHead } from '@shulei/ui/Table/Table.tsx'
import { TabNav } from '@shulei/ui/TabNav/TabNav.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import * as css from './profile.css.ts'
import * as sheet from './Sheet.css.ts'
import { useSay } from './say.ts'

/** Owner of the profile in the stories. */
export const owner: CastPerson = personOf('gu')

export const ProfileBanner = () => <Landscape seed={String(owner.id)} />

export function ProfileIdentity() {
  const say = useSay()
  return (
    <div className={css.identity}>
      <span className={css.picture}>
        <Avatar name={owner.name} seed={String(owner.id)} size="profile" label={owner.name} />
      </span>
      <div className={css.words}>
        <div className={css.nameRow}>
          <h1 className={css.name}>{owner.name}</h1>
          <Tag tone="accent">{say('第 1 名 · 4,862 分', 'No. 1 · 4,862 points')}</Tag>
          <span className={css.sub}>ID {owner.id}</span>
        </div>
        <p>
          {say(
            '做预报的人，先学会承认不确定。关注短临气象与能源负荷。',
            'Who forecasts learns to admit doubt first. Nowcasting and energy load.',
          )}
        </p>
        <p className={css.meta}>
          <span>{say('浙江 杭州', 'Hangzhou, Zhejiang')}</span>
          <span>{say('东海数值预报中心 · 算法工程师', 'East China Sea forecast centre · engineer')}</span>
          <span>{say('南京信息工程大学 · 大气科学 · 硕士', 'NUIST · atmospheric science · master')}</span>
        </p>
      </div>
    </div>
  )
}

export function ProfileCounts() {
  const say = useSay()
  const counts = [
    ['318', say('关注', 'following')],
    ['4,106', say('粉丝', 'followers')],
    ['27', say('参赛', 'competitions')],
  ]
  return (
    <p className={css.counts}>
      {counts.map(([count, name]) => (
        <span key={name}>
          <b className={css.strong}>{count}</b> {name}
        </span>
      ))}
    </p>
  )
}

export function FollowAndMessage({ onFollow, onMessage }: { onFollow: () => void; onMessage: () => void }) {
  const say = useSay()
  return (
    <>
      <Button variant="primary" onPress={onFollow}>
        {say('关注', 'Follow')}
      </Button>
      <Button onPress={onMessage}>{say('发私信', 'Message')}</Button>
    </>
  )
}

export function ProfileTabs({ base }: { base: string }) {
  const say = useSay()
  return (
    <TabNav
      label={say('个人主页栏目', 'Profile pages')}
      items={[
        { href: base, label: say('参赛经历', 'Competitions'), count: '27', isCurrent: true },
        { href: `${base}/followings`, label: say('关注', 'Following'), count: '318' },
        { href: `${base}/followers`, label: say('粉丝', 'Followers'), count: '4,106' },
        { href: `${base}/publishes`, label: say('问答', 'Questions'), count: '64' },
        { href: `${base}/collections`, label: say('收藏', 'Collections'), count: '19' },
      ]}
    />
  )
}

const history = [
  ['2026', '大气 CO₂ 月均浓度预测', 'Monthly atmospheric CO₂', '潮间带', 'A 榜第 1', 'List A, 1st', 'action', 0.1],
  ['2026', '天气类型识别', 'Weather type', '潮间带', 'A 榜第 6', 'List A, 6th', 'action', 0.7],
  ['2025', '航班延误预测', 'Flight delays', '顾南星', '冠军', 'Winner', 'success', 0.1],
  ['2025', '美国每日出生人数预测', 'US daily births', '潮间带', '亚军', 'Second', 'accent', 0.2],
  ['2024', '唐诗还是宋诗', 'Tang or Song poem', '顾南星', '第 31', '31st', 'neutral', 1.3],
] as const

const runs = [
  [1, 1, 2, 5, 5.4, 5.6, 5.8, 6.6],
  [1, 4, 4.4, 4.5, 4.6, 5, 5.1],
  [1, 1.4, 2, 2.1, 3.6, 3.8, 4.6],
  [1, 1, 1.5, 2, 2.4, 3.9, 4.4],
  [1, 2.6, 2.8, 3, 3.1, 3.1, 3.4],
]

export function ProfileHistory() {
  const say = useSay()
  return (
    <main id="content" tabIndex={-1} className={sheet.bare}>
      <Panel title={say('参赛经历', 'Competitions')} isFlush>
        <Table caption={say('参赛经历', 'Competitions')}>
          <TableHead>
            <Column from="tablet">{say('年份', 'Year')}</Column>
            <Column>{say('竞赛 / 队伍', 'Competition / team')}</Column>
            <Column from="tablet">{say('成绩走势', 'Run of scores')}</Column>
            <Column align="end">{say('名次', 'Place')}</Column>
          </TableHead>
          <TableBody>
            {history.map(([year, cn, en, team, placeCn, placeEn, tone], index) => (
              <Row key={cn}>
                <Cell from="tablet">{year}</Cell>
                <Cell isRowHeader>
                  {say(cn, en)}
                  <br />
                  <span className={css.sub}>{team}</span>
                </Cell>
                <Cell from="tablet">
                  <Sparkline values={runs[index] ?? []} tone="mine" />
                </Cell>
                <Cell align="end">
                  <Tag tone={tone}>{say(placeCn, placeEn)}</Tag>
                </Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      </Panel>
    </main>
  )
}

export function ProfileAside() {
  const say = useSay()
  return (
    <>
      <Panel title={say('技能', 'Skills')} titleSize="card">
        <div className={css.tags}>
          {[
            say('时空序列', 'Space-time series'),
            say('梯度提升', 'Boosting'),
            say('海洋气象', 'Marine weather'),
            say('因果推断', 'Causality'),
            'PyTorch',
          ].map((skill) => (
            <Tag key={skill} isOutlined>
              {skill}
            </Tag>
          ))}
        </div>
      </Panel>
      <Panel title={say('更多信息', 'More information')} titleSize="card">
        <p className={css.entry}>
          <b className={css.entryHead}>{say('东海数值预报中心', 'East China Sea forecast centre')}</b>
          {say('算法工程师，2022.07 至今', 'Engineer, since 2022.07')}
        </p>
        <p className={css.entry}>
          <b className={css.entryHead}>{say('江海风能', 'Jianghai Wind')}</b>
          {say('数据分析师，2019.07 – 2022.06', 'Analyst, 2019.07 – 2022.06')}
        </p>
        <p className={css.sub}>{say('对方设置了教育经历不可见', 'Education is not shown')}</p>
      </Panel>
    </>
  )
}
