/** Job titles around data, Chinese and English: a list made for this product. Any other title can be typed. */
export const jobs = `
数据分析师|Data Analyst
高级数据分析师|Senior Data Analyst
商业分析师|Business Analyst
数据科学家|Data Scientist
数据工程师|Data Engineer
大数据开发工程师|Big Data Developer
数据仓库工程师|Data Warehouse Engineer
数据库管理员|Database Administrator
数据产品经理|Data Product Manager
数据治理工程师|Data Governance Engineer
算法工程师|Algorithm Engineer
高级算法工程师|Senior Algorithm Engineer
机器学习工程师|Machine Learning Engineer
深度学习工程师|Deep Learning Engineer
自然语言处理工程师|NLP Engineer
计算机视觉工程师|Computer Vision Engineer
推荐算法工程师|Recommendation Engineer
搜索算法工程师|Search Engineer
语音算法工程师|Speech Engineer
强化学习工程师|Reinforcement Learning Engineer
运筹优化工程师|Operations Research Engineer
模型部署工程师|MLOps Engineer
统计师|Statistician
生物统计师|Biostatistician
生物信息工程师|Bioinformatics Engineer
量化研究员|Quantitative Researcher
风控建模师|Risk Modeler
精算师|Actuary
研究员|Researcher
副研究员|Associate Research Fellow
助理研究员|Assistant Research Fellow
博士后|Postdoctoral Researcher
教授|Professor
副教授|Associate Professor
讲师|Lecturer
助教|Teaching Assistant
高级实验师|Senior Experimentalist
实验师|Experimentalist
辅导员|Student Counselor
中学教师|Secondary School Teacher
小学教师|Primary School Teacher
软件工程师|Software Engineer
后端开发工程师|Backend Developer
前端开发工程师|Frontend Developer
全栈工程师|Full-Stack Developer
移动开发工程师|Mobile Developer
嵌入式工程师|Embedded Engineer
测试工程师|Test Engineer
运维工程师|Operations Engineer
架构师|Software Architect
安全工程师|Security Engineer
产品经理|Product Manager
项目经理|Project Manager
技术经理|Engineering Manager
技术总监|Director of Engineering
首席技术官|Chief Technology Officer
创业者|Founder
咨询顾问|Consultant
气象预报员|Weather Forecaster
海洋预报员|Ocean Forecaster
遥感工程师|Remote Sensing Engineer
地理信息工程师|GIS Engineer
电气工程师|Electrical Engineer
机械工程师|Mechanical Engineer
工艺工程师|Process Engineer
供应链分析师|Supply Chain Analyst
财务分析师|Financial Analyst
市场分析师|Market Analyst
用户研究员|User Researcher
临床医生|Clinician
药剂师|Pharmacist
记者|Journalist
数据记者|Data Journalist
公务员|Civil Servant
自由职业者|Freelancer
`
