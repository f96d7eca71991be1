import type { CastNotice } from '../cast/notices.ts'

interface Bilingual {
  cn: string
  en: string
}

/** Texts of a mocked notice. The server's own come from its locales; these only have to look like them. */
export function noticeTexts(notice: CastNotice): { title: Bilingual; intro: Bilingual } {
  const who = notice.actor?.name ?? ''
  const { facts, kind } = notice
  const competition = 'competition' in facts ? facts.competition : { cn: '', en: '' }
  switch (kind) {
    case 'followed':
      return {
        title: { cn: `${who} 关注了您`, en: `${who} follows you` },
        intro: { cn: '去看看对方的主页吧。', en: 'Have a look at their profile.' },
      }
    case 'liked':
    case 'saved': {
      const { title } = notice.facts
      const [cn, en] = kind === 'liked' ? ['赞', 'likes'] : ['收藏', 'saved']
      return {
        title: { cn: `${who} ${cn}了您的内容`, en: `${who} ${en} something of yours` },
        intro: { cn: `《${title.cn}》`, en: `“${title.en}”` },
      }
    }
    case 'invited':
      return {
        title: { cn: `${who} 邀请您组队`, en: `${who} invites you to team up` },
        intro: {
          cn: `加入队伍“${notice.facts.team}”，一起参加“${competition.cn}”。`,
          en: `Join the team “${notice.facts.team}” in “${competition.en}”.`,
        },
      }
    case 'appealAnswered':
      return {
        title: notice.facts.accepted
          ? { cn: '您的申诉已通过', en: 'Your appeal was accepted' }
          : { cn: '您的申诉未通过', en: 'Your appeal was not accepted' },
        intro: { cn: `竞赛“${competition.cn}”。`, en: `Competition “${competition.en}”.` },
      }
    case 'scored':
      return {
        title: { cn: `第 ${notice.facts.no} 次提交已评分`, en: `Submission ${notice.facts.no} was scored` },
        intro: {
          cn: `竞赛“${competition.cn}”，得分 ${notice.facts.score}。`,
          en: `Competition “${competition.en}”, score ${notice.facts.score}.`,
        },
      }
    case 'announced':
      return { title: notice.facts.title, intro: notice.facts.intro }
    default:
      return { title: { cn: '系统通知', en: 'System notice' }, intro: competition }
  }
}
