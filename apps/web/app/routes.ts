import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const signOn = (file: string) => `../../sso/app/${file}`

/** The pages of a profile under one of its two addresses (Q003): the same files, so each route has an id of its own. */
function profilePages(root: string, pages: Readonly<Record<string, string>>) {
  return Object.entries(pages).map(([path, page]) => {
    const file = `areas/profile/${page}.route.tsx`
    const options = { id: `${root}/${path || 'index'}` }
    return path === '' ? index(file, options) : route(path, file, options)
  })
}

export default [
  layout('layouts/home-default.layout.tsx', [index('areas/home/home.route.tsx')]),
  layout('layouts/default.layout.tsx', [
    route('competitions', 'areas/competition/list.route.tsx'),
    route('competitions/*', 'areas/shell/not-found.route.tsx', { id: 'competitions-catch-all' }),
    route('*', 'areas/shell/not-found.route.tsx', { id: 'catch-all' }),
  ]),
  layout('layouts/contest.layout.tsx', [
    route('competitions/:id', 'areas/contest/contest.route.tsx', [
      index('areas/contest/overview.route.tsx'),
      route('profile', 'areas/contest/profile.route.tsx'),
      route('dataware', 'areas/contest/dataware.route.tsx'),
      route('faq', 'areas/contest/faq.route.tsx'),
      route('ranking', 'areas/contest/ranking.route.tsx'),
      route('signup', 'areas/contest/signup.route.tsx'),
      route('submits', 'areas/contest/submits.route.tsx'),
    ]),
  ]),
  route(
    'users/:id?',
    'areas/profile/profile.route.tsx',
    { id: 'users' },
    profilePages('users', {
      '': 'history',
      followings: 'followings',
      followers: 'followers',
      publishes: 'publishes',
      collections: 'collections',
      articles: 'articles',
      datasets: 'datasets',
      notebook: 'notebook',
      practice: 'practice',
    }),
  ),
  route(
    'user/:id',
    'areas/profile/profile.route.tsx',
    { id: 'user' },
    profilePages('user', {
      '': 'history',
      'competition-history': 'history',
      following: 'followings',
      followers: 'followers',
      publishes: 'publishes',
      collections: 'collections',
    }),
  ),
  route('user/:id/profile', 'areas/user/edit.route.tsx'),
  route('user/:id/setting', 'areas/user/setting.route.tsx'),
  layout('layouts/landing.layout.tsx', [
    // they only lead on; the layout is for those who may not
    route('user-profile/:id?', 'areas/user/edit-alias.route.tsx'),
    route('user-setting/:id?', 'areas/user/setting-alias.route.tsx'),
    route('users/:id/settings', 'areas/user/own-settings.route.tsx'),
    route('messages', 'areas/message/messages.route.tsx', [
      index('areas/message/none.route.tsx'),
      route(':id', 'areas/message/conversation.route.tsx'),
    ]),
    route('notices', 'areas/notice/notices.route.tsx'),
    route('notices/:id', 'areas/notice/notice.route.tsx'),
  ]),
  route('notice/:id?', 'areas/notice/older-address.route.tsx'),
  layout('layouts/user-info.layout.tsx', [
    route('users/v2', 'areas/settings/first.route.tsx'),
    // one set of panels: a page for each, and all of them at the two older addresses (Q111)
    route('users/v2/userinfo', 'areas/settings/userinfo.route.tsx'),
    ...['certification', 'ent-setting-certification'].map((page) =>
      route(`users/v2/${page}`, 'areas/settings/identity.route.tsx', { id: `users/v2/${page}` }),
    ),
    ...[
      'v2/username',
      'v2/password',
      'v2/privacy',
      'v2/notice',
      'v2/ent-setting-username',
      'settings',
      'settings-v2',
    ].map((path) => route(`users/${path}`, 'areas/settings/settings.route.tsx', { id: `users/${path}` })),
  ]),
  layout('layouts/xir.layout.tsx', [
    route('message-center', 'areas/notice/center.route.tsx'),
    ...['notify-block', 'notify-invite', 'notify-system'].map((kind) =>
      route(`message-center/${kind}/:id`, 'areas/notice/center-notice.route.tsx', { id: `message-center/${kind}` }),
    ),
  ]),
  layout('layouts/blank.layout.tsx', [route('error', 'areas/shell/error.route.tsx')]),
  // The sign-on site: an app of its own that shares this build, so a visitor who signs in already has its code.
  route('sso', signOn('sign-on.layout.tsx'), { id: 'sign-on' }, [
    route(':lang/login2', signOn('login2.route.tsx'), { id: 'sign-on/login2' }),
    route(':lang/bind-phone', signOn('bind-phone.route.tsx'), { id: 'sign-on/bind-phone' }),
    route(':lang/password', signOn('password.route.tsx'), { id: 'sign-on/password' }),
    route(':lang/logout', signOn('logout.route.tsx'), { id: 'sign-on/logout' }),
    route('outbox', signOn('outbox.route.tsx'), { id: 'sign-on/outbox' }),
  ]),
] satisfies RouteConfig
