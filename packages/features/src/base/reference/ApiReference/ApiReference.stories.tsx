import { expect, userEvent } from 'storybook/test'
import preview from '#storybook/preview'
import { ApiReference } from './ApiReference.tsx'
import type { ReferenceCall } from './reference.ts'

const list: ReferenceCall = {
  name: 'competitionList',
  method: 'GET',
  path: '/api/competitions',
  summary: '按关键词、类型、标签、行业、赛事分类、状态和排序查询竞赛，同时返回各筛选项。',
  isSignedIn: false,
  files: [],
  parameters: [
    { name: 'keyword', place: 'query', type: 'string (0…50)', isRequired: false },
    { name: 'page', place: 'query', type: 'integer 1…', isRequired: false, fallback: '1' },
  ],
  answer: '{\n  total: integer\n  competitions: {\n    id: integer\n    title: string\n  }[]\n}',
  errors: [],
}

const submit: ReferenceCall = {
  name: 'submitResult',
  method: 'POST',
  path: '/api/competitions/{id}/uploads',
  summary: '提交结果；重复的 Idempotency-Key 返回第一次的提交。',
  isSignedIn: true,
  files: ['resultFile', 'processFile'],
  parameters: [{ name: 'id', place: 'path', type: 'integer', isRequired: true }],
  body: '{\n  stage: 0 | 1\n}',
  answer: '{\n  id: integer\n  left: integer\n}',
  errors: [{ errno: 'e40902', http: 409, text: '今天的提交次数已用完。' }],
}

const older: ReferenceCall = {
  ...submit,
  name: 'deleteConversation',
  method: 'DELETE',
  path: '/api/v1/inbox/partners/{id}',
  summary: '仅为当前用户删除与某人的全部消息，返回删除的条数。',
  files: [],
  body: undefined,
  newer: 'submitResult',
}

const meta = preview.meta({
  title: 'Areas/reference/ApiReference',
  component: ApiReference,
  parameters: { layout: 'fullscreen', visual: { wholePage: true } },
  args: {
    origin: 'https://shulei.example',
    reference: {
      groups: [
        { slug: 'competition', title: '竞赛', calls: [list] },
        { slug: 'submission', title: '提交与评测', calls: [submit, older] },
      ],
      errors: [
        { errno: 'e40100', http: 401, text: '该操作需要登录后进行。' },
        { errno: 'e42900', http: 429, text: '操作过于频繁，请稍后再试。' },
      ],
      limits: ['每个账号 10 分钟内最多登录 10 次', '每个地址每分钟最多打开 120 个页面'],
    },
  },
})

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    const [, line] = canvasElement.querySelectorAll('summary')
    if (line) await userEvent.click(line)
    await expect(canvasElement.querySelector('#submitResult')).toBeVisible()
    await expect(canvasElement.querySelector('#competitionList')).not.toBeVisible()
  },
})
