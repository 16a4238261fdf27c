export { describeEntry, framesOf, maxReportBytes, readReports, type ReceivedEntry, type Reports } from './read-reports.ts';
export { readTarget } from './report-targets.ts';
export { startReceiver } from './start-receiver.ts';
