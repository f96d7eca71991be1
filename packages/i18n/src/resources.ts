// Written by npm run generate; do not edit.
import 'i18next'
import type account from '../../../locales/zh-CN/account.json'
import type apiDocs from '../../../locales/zh-CN/api-docs.json'
import type appeal from '../../../locales/zh-CN/appeal.json'
import type article from '../../../locales/zh-CN/article.json'
import type certificate from '../../../locales/zh-CN/certificate.json'
import type certificatePaper from '../../../locales/zh-CN/certificate-paper.json'
import type columns from '../../../locales/zh-CN/columns.json'
import type compare from '../../../locales/zh-CN/compare.json'
import type competition from '../../../locales/zh-CN/competition.json'
import type competitionList from '../../../locales/zh-CN/competition-list.json'
import type competitionPage from '../../../locales/zh-CN/competition-page.json'
import type content from '../../../locales/zh-CN/content.json'
import type contestOverview from '../../../locales/zh-CN/contest-overview.json'
import type contestProfile from '../../../locales/zh-CN/contest-profile.json'
import type crop from '../../../locales/zh-CN/crop.json'
import type dataExport from '../../../locales/zh-CN/data-export.json'
import type dataset from '../../../locales/zh-CN/dataset.json'
import type datasetEdit from '../../../locales/zh-CN/dataset-edit.json'
import type datasetText from '../../../locales/zh-CN/dataset-text.json'
import type dataware from '../../../locales/zh-CN/dataware.json'
import type desk from '../../../locales/zh-CN/desk.json'
import type deskText from '../../../locales/zh-CN/desk-text.json'
import type discussion from '../../../locales/zh-CN/discussion.json'
import type editing from '../../../locales/zh-CN/editing.json'
import type editorial from '../../../locales/zh-CN/editorial.json'
import type embed from '../../../locales/zh-CN/embed.json'
import type embedCode from '../../../locales/zh-CN/embed-code.json'
import type error from '../../../locales/zh-CN/error.json'
import type finalChoice from '../../../locales/zh-CN/final-choice.json'
import type follow from '../../../locales/zh-CN/follow.json'
import type guide from '../../../locales/zh-CN/guide.json'
import type guideItem from '../../../locales/zh-CN/guide-item.json'
import type home from '../../../locales/zh-CN/home.json'
import type hostedText from '../../../locales/zh-CN/hosted-text.json'
import type hosting from '../../../locales/zh-CN/hosting.json'
import type identity from '../../../locales/zh-CN/identity.json'
import type invitation from '../../../locales/zh-CN/invitation.json'
import type layout from '../../../locales/zh-CN/layout.json'
import type ledger from '../../../locales/zh-CN/ledger.json'
import type limit from '../../../locales/zh-CN/limit.json'
import type mail from '../../../locales/zh-CN/mail.json'
import type message from '../../../locales/zh-CN/message.json'
import type microsite from '../../../locales/zh-CN/microsite.json'
import type models from '../../../locales/zh-CN/models.json'
import type notebook from '../../../locales/zh-CN/notebook.json'
import type notice from '../../../locales/zh-CN/notice.json'
import type noticeText from '../../../locales/zh-CN/notice-text.json'
import type privateCode from '../../../locales/zh-CN/private-code.json'
import type profile from '../../../locales/zh-CN/profile.json'
import type project from '../../../locales/zh-CN/project.json'
import type ranking from '../../../locales/zh-CN/ranking.json'
import type reading from '../../../locales/zh-CN/reading.json'
import type review from '../../../locales/zh-CN/review.json'
import type richText from '../../../locales/zh-CN/rich-text.json'
import type search from '../../../locales/zh-CN/search.json'
import type session from '../../../locales/zh-CN/session.json'
import type settings from '../../../locales/zh-CN/settings.json'
import type share from '../../../locales/zh-CN/share.json'
import type shell from '../../../locales/zh-CN/shell.json'
import type signature from '../../../locales/zh-CN/signature.json'
import type signup from '../../../locales/zh-CN/signup.json'
import type sourceCode from '../../../locales/zh-CN/source-code.json'
import type standAloneSubmit from '../../../locales/zh-CN/stand-alone-submit.json'
import type studio from '../../../locales/zh-CN/studio.json'
import type submission from '../../../locales/zh-CN/submission.json'
import type team from '../../../locales/zh-CN/team.json'
import type teamInvite from '../../../locales/zh-CN/team-invite.json'
import type teamSearch from '../../../locales/zh-CN/team-search.json'
import type timeMachine from '../../../locales/zh-CN/time-machine.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: {
      account: typeof account
      'api-docs': typeof apiDocs
      appeal: typeof appeal
      article: typeof article
      certificate: typeof certificate
      'certificate-paper': typeof certificatePaper
      columns: typeof columns
      compare: typeof compare
      competition: typeof competition
      'competition-list': typeof competitionList
      'competition-page': typeof competitionPage
      content: typeof content
      'contest-overview': typeof contestOverview
      'contest-profile': typeof contestProfile
      crop: typeof crop
      'data-export': typeof dataExport
      dataset: typeof dataset
      'dataset-edit': typeof datasetEdit
      'dataset-text': typeof datasetText
      dataware: typeof dataware
      desk: typeof desk
      'desk-text': typeof deskText
      discussion: typeof discussion
      editing: typeof editing
      editorial: typeof editorial
      embed: typeof embed
      'embed-code': typeof embedCode
      error: typeof error
      'final-choice': typeof finalChoice
      follow: typeof follow
      guide: typeof guide
      'guide-item': typeof guideItem
      home: typeof home
      'hosted-text': typeof hostedText
      hosting: typeof hosting
      identity: typeof identity
      invitation: typeof invitation
      layout: typeof layout
      ledger: typeof ledger
      limit: typeof limit
      mail: typeof mail
      message: typeof message
      microsite: typeof microsite
      models: typeof models
      notebook: typeof notebook
      notice: typeof notice
      'notice-text': typeof noticeText
      'private-code': typeof privateCode
      profile: typeof profile
      project: typeof project
      ranking: typeof ranking
      reading: typeof reading
      review: typeof review
      'rich-text': typeof richText
      search: typeof search
      session: typeof session
      settings: typeof settings
      share: typeof share
      shell: typeof shell
      signature: typeof signature
      signup: typeof signup
      'source-code': typeof sourceCode
      'stand-alone-submit': typeof standAloneSubmit
      studio: typeof studio
      submission: typeof submission
      team: typeof team
      'team-invite': typeof teamInvite
      'team-search': typeof teamSearch
      'time-machine': typeof timeMachine
    }
  }
}
