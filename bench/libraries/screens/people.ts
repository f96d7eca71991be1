/** Rows that every screen shows. */
export const notices = Array.from({ length: 50 }, (_, index) => `第 ${index + 1} 条通知`)
export const tabs = ['概况', '数据', '排行榜']
export const fields = ['队名', '单位', '姓名', '邮箱', '电话', '城市']

const people = ['顾南星', '林晓舟', '夏知予', '何秋水', '沈墨', '周以恒', '唐小满']

/** An asynchronous search, in place of a server. */
export const find = async (text: string): Promise<string[]> => people.filter((name) => name.includes(text)).slice(0, 5)
