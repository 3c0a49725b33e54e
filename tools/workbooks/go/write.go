// The students by programs in Go: write PROGRAM CELLS PATH.
package main

import (
	"encoding/csv"
	"encoding/json"
	"os"
	"slices"
	"strconv"
	"time"

	"github.com/xuri/excelize/v2"
)

// A value, and the format in which a workbook shows it.
type cell = [2]any

type table struct {
	Headings []string
	// The columns whose texts are days.
	Days []int
	Rows [][]cell
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}

func byExcelize(students table, path string) {
	book := excelize.NewFile()
	must(book.SetSheetName("Sheet1", "Students"))
	must(book.SetSheetRow("Students", "A1", &students.Headings))
	for r, row := range students.Rows {
		for c, one := range row {
			at, err := excelize.CoordinatesToCellName(c+1, r+3)
			must(err)
			value := one[0]
			if text, isText := value.(string); isText && slices.Contains(students.Days, c) {
				value, err = time.Parse(time.DateOnly, text)
				must(err)
			}
			must(book.SetCellValue("Students", at, value))
			if format, isShown := one[1].(string); isShown {
				style, err := book.NewStyle(&excelize.Style{CustomNumFmt: &format})
				must(err)
				must(book.SetCellStyle("Students", at, at, style))
			}
		}
	}
	must(book.SaveAs(path))
}

func byCsv(students table, path string) {
	file, err := os.Create(path)
	must(err)
	writer := csv.NewWriter(file)
	must(writer.Write(students.Headings))
	for _, row := range students.Rows {
		texts := make([]string, len(row))
		for c, one := range row {
			switch value := one[0].(type) {
			case string:
				texts[c] = value
			case float64:
				texts[c] = strconv.FormatFloat(value, 'f', -1, 64)
			}
		}
		must(writer.Write(texts))
	}
	writer.Flush()
	must(writer.Error())
	must(file.Close())
}

func write(program, cells, path string) {
	var students table
	content, err := os.ReadFile(cells)
	must(err)
	must(json.Unmarshal(content, &students))
	map[string]func(table, string){"excelize": byExcelize, "csv": byCsv}[program](students, path)
}
