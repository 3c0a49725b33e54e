# Writes the students with R, write PATH TO; or reads an export of the portal, read or read-by-default PATH.
words <- commandArgs(trailingOnly = TRUE)

if (words[1] == "write") {
  classes <- c(`Roll No` = "character", Phone = "character", `Date of Birth` = "Date", `Admission Date` = "Date")
  students <- read.csv(words[2], check.names = FALSE, na.strings = "", encoding = "UTF-8", colClasses = classes)
  write.csv(students, paste0(words[3], "-row-names.csv"), fileEncoding = "UTF-8")
  write.csv(students, paste0(words[3], ".csv"), row.names = FALSE, fileEncoding = "UTF-8")
  write.csv2(students, paste0(words[3], "-csv2.csv"), row.names = FALSE, fileEncoding = "UTF-8")
  write.table(students, paste0(words[3], "-table.txt"), fileEncoding = "UTF-8")
  write.table(students, paste0(words[3], "-table-tabs.txt"), sep = "\t", fileEncoding = "UTF-8")
  bare <- paste0(words[3], "-table-tabs-no-row-names.txt")
  write.table(students, bare, sep = "\t", row.names = FALSE, fileEncoding = "UTF-8")
} else {
  classes <- if (words[1] == "read") "character" else NA
  students <- read.csv(words[2], check.names = FALSE, encoding = "UTF-8", colClasses = classes)
  write.table(students, stdout(), sep = ",", na = "", qmethod = "double", row.names = FALSE)
}
