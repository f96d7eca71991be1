import { Button } from '../../Button/Button.tsx'
import { RankMove } from '../../RankMove/RankMove.tsx'
import { RankNumber } from '../../RankNumber/RankNumber.tsx'
import { storyNow } from '../../stories/clock.ts'
import { Tag } from '../../Tag/Tag.tsx'
import { TextLink } from '../../TextLink/TextLink.tsx'
import { TimeRuler } from '../../TimeRuler/TimeRuler.tsx'
import type { Say } from './Page.tsx'
import * as css from './Specimen.css.ts'

const day = 86_400_000

/** The same part of a page in every theme: state, ruler, two ranks and three actions. */
export function Specimen({ say, name, theme }: { say: Say; name: string; theme: string }) {
  return (
    <article className={css.card}>
      <header className={css.head}>
        {name}
        <span className={css.key}>{theme}</span>
      </header>
      <div className={css.body}>
        <p className={css.tags}>
          <Tag tone="action" hasDot>
            {say('进行中', 'Running')}
          </Tag>
          <Tag tone="success">{say('可报名', 'Open')}</Tag>
          <Tag tone="warning">{say('将截止', 'Closing')}</Tag>
        </p>
        <h2 className={css.title}>{say('中药饮片图像鉴别', 'Herbs by their picture')}</h2>
        <TimeRuler
          label={say('A 榜进行中', 'List A is running')}
          now={storyNow}
          range={[storyNow - 40 * day, storyNow + 50 * day]}
          segments={[
            { kind: 'signup', start: storyNow - 40 * day, end: storyNow - 22 * day },
            { kind: 'a', start: storyNow - 22 * day, end: storyNow + 12 * day },
            { kind: 'b', start: storyNow + 18 * day, end: storyNow + 36 * day },
          ]}
        />
        <div>
          <div className={css.rank}>
            <RankNumber rank={1} />
            <RankMove change={2} label={say('上升 2 位', '2 places up')} newText={say('新', 'new')} />
            <span>{say('百草堂', 'Hundred Herbs')}</span>
            <span className={css.score}>0.9412</span>
          </div>
          <div className={`${css.rank} ${css.own}`}>
            <RankNumber rank={8} />
            <RankMove change={-1} label={say('下降 1 位', '1 place down')} newText={say('新', 'new')} />
            <span>{say('望闻问切', 'Look, Listen, Ask')}</span>
            <span className={css.score}>0.9127</span>
          </div>
        </div>
        <div className={css.buttons}>
          <Button variant="primary">{say('提交', 'Submit')}</Button>
          <Button>{say('加入队伍', 'Join a team')}</Button>
          <TextLink href="#rules" isStandalone>
            {say('规则', 'Rules')}
          </TextLink>
        </div>
      </div>
    </article>
  )
}
