import CalendarPlus from 'lucide-react/dist/esm/icons/calendar-plus.mjs'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { Icon } from '../Icon/Icon.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { Panel } from '../Panel/Panel.tsx'
import * as frames from '../stories/frames.css.ts'
import { han50, longEnglish } from '../stories/longText.ts'
import { CheckList } from './CheckList.tsx'

const meta = preview.meta({
  title: 'Core/CheckList',
  parameters: {
    docs: {
      description: {
        component:
          'Why something is not possible now: each rule, its verdict, the fact and the way out. **Not** for tasks in an order (`Steps`).',
      },
    },
  },
  component: CheckList,
  args: {
    label: '提交规则',
    items: [
      {
        id: 'stage',
        title: '有进行中的赛程',
        verdict: 'ok',
        verdictText: '满足',
        fact: '初赛，10 月 20 日至 11 月 28 日',
      },
      {
        id: 'signup',
        title: '报名已完成',
        verdict: 'ok',
        verdictText: '满足',
        fact: '资料、实名、参赛协议 3 步都已完成',
      },
      {
        id: 'window',
        title: '在 A 榜或 B 榜窗口内',
        verdict: 'blocked',
        verdictText: '未满足',
        fact: (
          <>
            A 榜已于 11 月 23 日 23:59 关闭，B 榜 <b>11 月 25 日 10:00</b> 开放，还有 1 天 9 小时
          </>
        ),
        action: (
          <LinkButton href="#remind" size="s" icon={<Icon of={CalendarPlus} size={15} />}>
            提醒我
          </LinkButton>
        ),
      },
      {
        id: 'risk',
        title: '队伍没有风险标记',
        verdict: 'blocked',
        verdictText: '未满足',
        fact: '11 月 22 日因“结果文件高度相似”被标记，申诉后通常 2 个工作日有结论',
        action: (
          <LinkButton href="#appeal" size="s" variant="inverse">
            去申诉
          </LinkButton>
        ),
      },
      { id: 'round', title: '队伍所在轮次与赛程一致', verdict: 'ok', verdictText: '满足', fact: '初赛不限轮次' },
    ],
  },
})

export const Blocked = meta.story({
  tags: ['modes'],
  render: (args) => (
    <Panel
      tone="danger"
      isFlush
      title="为什么现在不能提交"
      description="5 条规则，服务器刚刚判定过：3 条满足，2 条未满足。全部变绿后，按钮自动可用。"
      aside="12:40:18 判定"
    >
      <CheckList {...args} />
    </Panel>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('未满足')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: '去申诉' })).toBeVisible()
  },
})

export const AllMet = meta.story({
  render: () => (
    <Panel tone="success" isFlush title="可以提交" description="2 条规则都满足。">
      <CheckList
        label="提交规则"
        items={[
          {
            id: '1',
            title: '有进行中的赛程',
            verdict: 'ok',
            verdictText: '满足',
            fact: '初赛，10 月 20 日至 11 月 28 日',
          },
          { id: '2', title: '报名已完成', verdict: 'ok', verdictText: '满足' },
        ]}
      />
    </Panel>
  ),
})

export const NotJudgedYet = meta.story({
  render: () => (
    <Panel isFlush title="提交规则">
      <CheckList
        label="提交规则"
        items={[{ id: '1', title: '报名已完成', verdict: 'unknown', verdictText: '正在判定', fact: '正在判定' }]}
      />
    </Panel>
  ),
})

export const LongText = meta.story({
  render: () => (
    <div className={frames.phone}>
      <Panel isFlush title="规则">
        <CheckList
          label="规则"
          items={[
            {
              id: '1',
              title: han50,
              verdict: 'blocked',
              verdictText: '未满足',
              fact: longEnglish,
              action: (
                <LinkButton href="#a" size="s">
                  去申诉
                </LinkButton>
              ),
            },
          ]}
        />
      </Panel>
    </div>
  ),
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: {
    label: 'Rules of submission',
    items: [
      {
        id: '1',
        title: 'A stage is running',
        verdict: 'ok',
        verdictText: 'met',
        fact: 'Preliminary round, October 20 to November 28',
      },
      {
        id: '2',
        title: 'The team carries no risk mark',
        verdict: 'blocked',
        verdictText: 'not met',
        fact: 'Marked on November 22 because two result files are nearly the same',
        action: (
          <LinkButton href="#appeal" size="s" variant="inverse">
            Appeal
          </LinkButton>
        ),
      },
    ],
  },
})
