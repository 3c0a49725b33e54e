// An export of the portal by programs in Go: the texts of its rows as JSON.
package main

import (
	"encoding/csv"
	"encoding/json"
	"os"

	"github.com/xuri/excelize/v2"
)

func rowsOfCsv(path string) [][]string {
	file, err := os.Open(path)
	must(err)
	rows, err := csv.NewReader(file).ReadAll()
	must(err)
	return rows
}

func rowsOfWorkbook(path string) [][]string {
	book, err := excelize.OpenFile(path)
	must(err)
	rows, err := book.GetRows(book.GetSheetName(0))
	must(err)
	return rows
}

func read(program, path string) {
	rows := map[string]func(string) [][]string{"excelize": rowsOfWorkbook, "csv": rowsOfCsv}[program](path)
	must(json.NewEncoder(os.Stdout).Encode(rows))
}

func main() {
	if os.Args[1] == "write" {
		write(os.Args[2], os.Args[3], os.Args[4])
	} else {
		read(os.Args[2], os.Args[3])
	}
}
