import { page } from './page.ts'

export const list = page('/datasets')
export const detail = page('/datasets/:id')
export const publish = page('/datasets/edit')
export const edit = page('/datasets/edit/:id')
