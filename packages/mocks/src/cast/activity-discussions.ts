import { type CastTalk, post } from './discussions.ts'
import { personOf } from './people.ts'

/** A topic of a built-in activity. */
export interface CastActivityTopic extends CastTalk {
  /** Number of the activity in the operator's texts. */
  activity: number
}

/** The review night of every month. */
export const REVIEW_NIGHT = 1

/** The workshop about the penguins. */
const WORKSHOP = 2

/** The discussions of the built-in activities. Whoever wants to come to the review night leaves a line in the first one. */
export const castActivityTopics: readonly CastActivityTopic[] = [
  {
    activity: REVIEW_NIGHT,
    title: '报名帖：来的话留一句',
    state: 'pinned',
    posts: [
      post(
        'gu',
        160,
        '十二号晚上照旧。来的人在这里留一句话就算报名，会议链接开始前一天用私信发。',
        '想讲方案的写明<strong>队名和一句话的思路</strong>，三个位置，先到先得。',
      ),
      post('lu', 152, '讲一个：只用进球差，一列走到底。'),
      post('qin', 140, '也讲一个：会随赛季变的球队实力，升降级那段还没想好，正好让大家挑刺。'),
      post('zhou', 131, '我带换榜掉得最多的那次提交来，从头到尾给大家看。'),
      post('mira', 77, 'I will listen in. Are questions in English fine?'),
      {
        ...post('gu', 76, 'Of course. Slides are bilingual, and somebody always translates.'),
        mentions: [personOf('mira')],
      },
      post('xia', 20, '报名，第一次来，只听。'),
    ],
  },
  {
    activity: REVIEW_NIGHT,
    title: '校准图怎么分档才不骗人？',
    posts: [
      post('wen', 50, '任务二让按预测概率分十档。我按等宽分，最后两档各只有三四场，画出来上蹿下跳。等频是不是更合适？'),
      post('shen', 46, '等频，再把每档的场次标在点旁边。点的大小比点的位置更该先看。'),
      post('gu', 41, '两种都画，现场对着讲。档里不到三十场的，别急着下结论。'),
      post('wen', 39, '重画了，平局那条线比想象的直。十二号带图来。'),
    ],
  },
  {
    activity: WORKSHOP,
    title: '课后作业：缺失的性别，你们怎么处理的？',
    posts: [
      post('he', 700, '三种都试过的同学，把结果写在这里。不用写代码，写你看到了什么。'),
      post('lin', 690, '删掉那七行，结果几乎不变。不用这一列，也几乎不变。看来体重和喙已经把它说完了。'),
      post('tang', 684, '填成众数反而差一点点，七只里有几只明显填反了。'),
    ],
  },
]
