-- Industries that people work in, beside those of competitions. A site that has one of them keeps its name.
INSERT INTO "facets" ("kind", "code", "name", "sort") VALUES
	('industry', 'health', '{"cn": "医疗健康", "en": "Health"}', 0),
	('industry', 'aviation', '{"cn": "航空交通", "en": "Aviation"}', 1),
	('industry', 'meteorology', '{"cn": "气象环境", "en": "Weather and environment"}', 2),
	('industry', 'culture', '{"cn": "文化教育", "en": "Culture and education"}', 3),
	('industry', 'sport', '{"cn": "体育", "en": "Sport"}', 4),
	('industry', 'ecology', '{"cn": "生态农业", "en": "Ecology"}', 5),
	('industry', 'energy', '{"cn": "能源电力", "en": "Energy"}', 6),
	('industry', 'internet', '{"cn": "互联网", "en": "Internet"}', 7),
	('industry', 'finance', '{"cn": "金融", "en": "Finance"}', 8),
	('industry', 'manufacturing', '{"cn": "制造", "en": "Manufacturing"}', 9),
	('industry', 'government', '{"cn": "政府与公共事业", "en": "Government and public services"}', 10),
	('industry', 'education', '{"cn": "教育", "en": "Education"}', 11),
	('industry', 'research', '{"cn": "科研", "en": "Research"}', 12),
	('industry', 'retail', '{"cn": "零售", "en": "Retail"}', 13),
	('industry', 'logistics', '{"cn": "交通物流", "en": "Transport and logistics"}', 14),
	('industry', 'construction', '{"cn": "建筑与房地产", "en": "Construction and real estate"}', 15),
	('industry', 'agriculture', '{"cn": "农业", "en": "Agriculture"}', 16),
	('industry', 'other', '{"cn": "其他", "en": "Other"}', 17)
ON CONFLICT DO NOTHING;
