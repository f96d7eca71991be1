/** Industries that a person can choose, in the editors' order; the key is the code. */
export const industries = {
  health: { nameCn: '医疗健康', nameEn: 'Health' },
  aviation: { nameCn: '航空交通', nameEn: 'Aviation' },
  meteorology: { nameCn: '气象环境', nameEn: 'Weather and environment' },
  culture: { nameCn: '文化教育', nameEn: 'Culture and education' },
  sport: { nameCn: '体育', nameEn: 'Sport' },
  ecology: { nameCn: '生态农业', nameEn: 'Ecology' },
  energy: { nameCn: '能源电力', nameEn: 'Energy' },
  internet: { nameCn: '互联网', nameEn: 'Internet' },
  finance: { nameCn: '金融', nameEn: 'Finance' },
  manufacturing: { nameCn: '制造', nameEn: 'Manufacturing' },
  government: { nameCn: '政府与公共事业', nameEn: 'Government and public services' },
  education: { nameCn: '教育', nameEn: 'Education' },
  research: { nameCn: '科研', nameEn: 'Research' },
  retail: { nameCn: '零售', nameEn: 'Retail' },
  logistics: { nameCn: '交通物流', nameEn: 'Transport and logistics' },
  construction: { nameCn: '建筑与房地产', nameEn: 'Construction and real estate' },
  agriculture: { nameCn: '农业', nameEn: 'Agriculture' },
  other: { nameCn: '其他', nameEn: 'Other' },
} as const

/** Code of an industry. */
export type IndustryCode = keyof typeof industries
