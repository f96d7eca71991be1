import preview from '#storybook/preview'
import * as css from './Bars.stories.css.ts'
import { Bars } from './Bars.tsx'
import { ShareBar } from './ShareBar.tsx'

const meta = preview.meta({
  title: 'Core/Bars',
  parameters: {
    docs: {
      description: {
        component:
          'A handful of named values compared at a glance: entries by country, votes. **Not** for values over time (`StepLine`), nor for a spread (`Histogram`).',
      },
    },
  },
  component: Bars,
  decorators: [(Story) => <div className={css.card}>{Story()}</div>],
  args: {
    label: '各队有效提交',
    empty: '还没有提交',
    items: [
      { id: 'a', label: '潮间带', value: 41, text: '41' },
      { id: 'b', label: '南风不竞', value: 58, text: '58' },
      { id: 'c', label: '近岸观察组', value: 14, text: '14', tone: 'mine' },
      { id: 'd', label: '定海神针', value: 0, text: '0' },
    ],
  },
})

export const Compared = meta.story({ tags: ['modes'] })
export const LongNames = meta.story({
  args: {
    items: [
      {
        id: 'a',
        label: '梯度消失在海平面之下的第二支队伍，以及它的全部候补队员',
        value: 1e9,
        text: '1,000,000,000',
        tone: 1,
      },
      { id: 'b', label: 'Gradient descent into the deep sea and back again', value: 1, text: '1', tone: 2 },
    ],
  },
})
export const AllZero = meta.story({ args: { items: [{ id: 'a', label: '听海', value: 0, text: '0' }] } })
export const Nothing = meta.story({ args: { items: [] } })

export const GapToTheLeader = meta.story({
  tags: ['modes-colours'],
  render: () => (
    <>
      <ShareBar share={1} tone="gold" label="榜首" />
      <ShareBar share={0.8} tone="gold" label="与榜首之距 0.0027" />
      <ShareBar share={0.55} label="与榜首之距 0.0042" />
      <ShareBar share={0.22} tone="mine" label="与榜首之距 0.0209" />
      <ShareBar share={0} label="与榜首之距 0.2" />
    </>
  ),
})

export const PlaceAmongAll = meta.story({
  tags: ['modes-colours'],
  render: () => (
    <>
      <ShareBar form="marker" share={1} label="前 0.1%" />
      <ShareBar form="marker" share={0.5} label="前 50%" />
      <ShareBar form="marker" share={0} label="前 100%" />
    </>
  ),
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: {
    label: 'Valid entries of each team',
    items: [
      { id: 'a', label: 'Intertidal', value: 41, text: '41' },
      { id: 'b', label: 'Southerly', value: 58, text: '58' },
      { id: 'c', label: 'Nearshore Watch', value: 14, text: '14', tone: 'mine' },
    ],
  },
})
